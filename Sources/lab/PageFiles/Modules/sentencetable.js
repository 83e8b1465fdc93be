// The sentences of the lab: each English form, and its Chinese one below it, by families.
//
// The first row that matches counts. Gaps of English forms: {} any text, {?} as little of it as
// possible, {#} a number, {-} text without blanks, { } blanks, {  } two blanks or more, {a|b} one of
// these; {s} is an `s` or nothing, and has no number. Chinese forms have the numbers of gaps, from
// 1; {1:verdict} is a sentence of that family.

export const sentenceTable = `
[verdict]
hit
  命中
contains the point
  包含该点
passed over: {}
  跳过：{1:verdict}
hidden
  隐藏
its alpha is below 0.01
  透明度低于 0.01
user interaction is off
  不接收用户交互
an animation runs
  正在播放动画
its transform leaves no area
  变换后没有面积
does not contain the point
  不包含该点
its own pointInside:withEvent: returns NO
  自己的 pointInside:withEvent: 返回 NO
its own hitTest:withEvent: returns {}
  自己的 hitTest:withEvent: 返回 {1}
not tested: behind the hit view
  未检测：位于命中视图之后
no hit test, because the point is not on the screen
  没有命中测试：该点不在屏幕上
no hit test, because the app is not active
  没有命中测试：应用未激活
no hit test, because a transition between screens is running
  没有命中测试：正在切换屏幕

[path]
the nearest controller, together with its root view
  最近的控制器及其根视图
the page alias of {}, together with its root view
  {1} 的页面别名及其根视图
the outermost view, which belongs to no controller
  最外层视图，不属于任何控制器
the outermost view, which has no index
  最外层视图，没有序号
the only one of its class among {#} subview{s}
  {1} 个子视图中唯一的同类视图
one of {#} of its class among {#} subviews, counted from 0
  {2} 个子视图中的 {1} 个同类视图之一，从 0 计数
a cell, by its section and row
  单元格，以分区和行标识
a section's view, by its section
  分区视图，以分区标识
no step: a segment belongs to its control
  不计入路径：分段属于其控件
the alert that the views are in
  视图所在的警告框
its place in its list
  在列表中的位置
one of many similar views; the place is omitted
  多个相似视图之一；省略位置
no step: UIKit inserts it between other views
  不计入路径：由 UIKit 插入其他视图之间

[subject]
the app became active
  应用变为活跃
the app was launched in the background
  应用在后台启动
the app entered the background
  应用进入后台
the app terminates
  应用终止
a user logged in
  用户登录
an identity was bound
  绑定了身份
an identity was unbound
  解除了身份绑定
a page event
  页面事件
a page message
  页面消息
a React Native touch
  React Native 触摸
a React Native touch of {}
  {1} 的 React Native 触摸
the alert's {}
  警告框的 {1}
{} without a view
  没有视图的 {1}
{}, when the app leaves
  应用离开时的 {1}
{}, which was released
  已释放的 {1}
the selection of {}
  {1} 的选中
the back button of {}
  {1} 的返回按钮
'{}' of {}
  {2} 的 '{1}'
{-} of {}
  {2} 的 {1}

[state]
possible
  可能
began
  开始
changed
  变化
ended
  结束
cancelled
  取消
failed
  失败
{-}, prevented by {}
  {1:state}，被 {2} 阻止
{-}, because {} has not failed
  {1:state}，因为 {2} 尚未失败
{-}, because a delegate or a view prevented it
  {1:state}，因为代理或视图阻止了它
{-}, because it was disabled or its view went away
  {1:state}，因为它被禁用或其视图已移除
{-}, because the finger was lifted
  {1:state}，因为手指已抬起

[message]
no method
  没有方法
→ nothing: {-}
  → 无：{1}
note "{}"
  记录 "{1}"
note '{}'
  记录 '{1}'
-[UIApplication sendEvent:]  {-}
  -[UIApplication sendEvent:]  {1:state}
-[{}  by {}
  -[{1}  由 {2}
-[{} to the chain
  -[{1} 至响应链
these {#} lines {#} more time{s}
  以上 {1} 行再重复 {2} 次
{} called itself {-} time{s}
  {1} 调用自身 {2} 次
… {#} row{s} left out
  … 省略 {1} 行

[change]
at the launch in step {#}
  在第 {1} 步启动时
no method of a class
  没有类的方法
{ }before  {}
  {1}之前  {2:change}
{ }after   {}
  {1}之后  {2:change}
no own method
  无自有方法
delegates
  代理
{}, new
  {1:change}，新增
{}, no longer there
  {1:change}，已不存在
{-} of {}: {} answers {}
  {2} 的 {1}：{3} 响应 {4}
{}  (private to {})
  {1}  （仅用于 {2}）
{}  (hidden: its objects report another class)
  {1}  （隐藏：其对象报告另一个类）
… {#} row{s} left out
  … 省略 {1} 行

[place]
at {} on {}
  在 {1} 触摸 {2}
{}  at {}
  {1}  位于 {2}

[request]
{-}  to {-}
  {1}  发往 {2}
{-}  to {-}  lost
  {1}  发往 {2}  丢失

[report]
{-}  of {}  {#} row{s}
  {2} 的 {1}，共 {3} 行
{-}  of {}
  {2} 的 {1}
of {}  {#} row{s}
  {1}，共 {2} 行

[fact]
{?}{  }{}
  {1:fact}{2}{3:fact}
expected
  期望
found
  实际
came of
  来自
no event
  无事件
no such event
  没有此事件
came earlier
  先出现
came later
  后出现
crash
  崩溃
no crash
  没有崩溃
missed
  未命中
a tap that hit
  命中的轻点
suppressed
  被抑制
nothing suppressed
  没有被抑制的交互
no notes
  没有记录
no diagnostics
  没有诊断
nothing received
  没有收到
no request
  没有请求
no report
  没有上报
no row
  没有行
request
  请求
row
  行
report
  上报
lost
  丢失
arrived
  到达
none
  无
no text
  没有文本
present
  存在
absent
  缺失
matching /{}/
  匹配 /{1}/
{-} {present|absent}
  {1} {2:fact}
{-} matching /{}/
  {1} 匹配 /{2}/
"{}" not on the screen
  "{1}" 不在屏幕上
first time
  首次
from the background
  来自后台
to {-}
  发往 {1}
{#} row{s}
  {1} 行
{-} s
  {1} 秒
note
  记录
crashed
  崩溃
console
  控制台
received
  已接收
diagnostic
  诊断

[answer]
found with {}
  以 {1} 的把握找到
the rule finds another element with {}
  规则以 {1} 的把握找到另一个元素
abstains: no candidate
  放弃：没有候选
abstains at {}: the best candidate differs too much
  放弃（{1}）：最佳候选差异过大
abstains at {}: two candidates are too similar
  放弃（{1}）：两个候选过于相似
agree
  一致
differ
  不同

[reply]
accepted {#}
  接受 {1} 条
no answer
  没有回应
refused with status {#}
  被拒绝，状态码 {1}
{}
  {1:reason}

[reason]
nothing listens at the server's address
  服务器地址上没有监听者
the connection was lost
  连接中断
the device has no network
  设备没有网络
another's body
  内容属于其他服务
there was no answer within {}
  {1:fact} 内没有回应
the request failed: {}
  请求失败：{1:reason}
the server answered 304, but no earlier document is stored
  服务器回应 304，但没有存储更早的文档
the server answered {#}
  服务器回应 {1}
the server's answer does not match the contract
  服务器的回应不符合约定
the server accepted nothing
  服务器什么都没有接受
the server accepted {#} of {#}
  服务器接受了 {2} 条中的 {1} 条
the document has an invalid format
  文档格式无效
the stored document is damaged: {}
  存储的文档已损坏：{1:reason}
the disk is full; make room on it
  磁盘已满；请腾出空间
another connection has the database open; close it
  另一个连接打开了数据库；请关闭它
the database is read-only; make the file and its folder writable
  数据库只读；请使文件及其文件夹可写
the database is damaged; open it again to create a new one
  数据库已损坏；重新打开会新建一个
the file belongs to another program; move it away
  文件属于其他程序；请移走它
the database has version {-}, which is newer than {-}; update the app
  数据库版本 {1} 比 {2} 新；请更新应用
the tracker is not started; start it first
  追踪器未启动；请先启动
the tracker has not been started; start it first
  追踪器未启动；请先启动
the tracker is not started; start it before pages are shown
  追踪器未启动；请在显示页面之前启动
the tracker is stopped; start it again
  追踪器已停止；请重新启动
the configuration has no delivery; add one
  配置中没有投递；请加上
the tracker has no transport; pass one
  追踪器没有传输层；请提供
it is switched off
  它已被关闭
the key is reserved for the SDK; choose another
  该键保留给 SDK；请换一个
the key is the login key; log in to change its value
  该键是登录键；请通过登录修改其值
the id is nil; pass a string
  标识为 nil；请传入字符串
the id is not a string; ids are strings
  标识不是字符串；标识必须是字符串
the id is empty; an id has at least one character
  标识为空；标识至少有一个字符
the id has more than {#} characters; choose a shorter one
  标识超过 {1} 个字符；请用更短的标识
this login is the current one; no action is needed
  已以此身份登录；无需操作
the login id is the anonymous id; log in with another
  登录标识就是匿名标识；请用其他标识登录
the anonymous id already has this value; no action is needed
  匿名标识已是此值；无需操作
a user is logged in; log out first
  用户已登录；请先登出
logout needs a login or a bound identity; no action is needed
  登出需要已登录或已绑定身份；无需操作
remote settings disable the SDK; call again when it is enabled
  远程设置关闭了 SDK；启用后请再次调用
the key {}
  键{1:reason}
the type {}
  类型{1:reason}
the event's name {}
  事件名{1:reason}
is nil; give it a name
  为 nil；请命名
is not a string; names are strings
  不是字符串；名称必须是字符串
is empty; a name has at least one character
  为空；名称至少有一个字符
is not a valid name; use letters, digits, _ and $, no leading digit and no reserved name
  不是有效名称；请使用字母、数字、_ 和 $，不以数字开头，且不用保留名称
has more than {#} characters; choose a shorter name
  超过 {1} 个字符；请用更短的名称
has no value; omit it
  没有值；请省略
is NaN or infinite; give a finite number
  是 NaN 或无穷；请给出有限数
is a dictionary; give its entries as properties
  是字典；请把各项作为属性给出
is too long and was cut to {#} characters; give a shorter text
  过长，已截为 {1} 个字符；请给出更短的文本
lost {#} of its elements; give strings
  丢弃了 {1} 个元素；请给出字符串
is not a number; increment a profile by a number
  不是数字；用户属性只能按数字递增
is not a list; append a list of strings to a profile
  不是列表；请向用户属性追加字符串列表
is not a string; the envelope requires a string
  不是字符串；信封要求字符串
is not a time; use a date in an app, milliseconds since 1970 on a page
  不是时间；应用中请用日期，页面中请用自 1970 年起的毫秒数
is before {#} ms; the event keeps its own time
  早于 {1} 毫秒；事件保留自己的时间
would set the time of all events; pass it with a single event
  会设置所有事件的时间；请随单个事件传入
is set by the app; a page cannot say where an event goes
  由应用设置；页面不能决定事件的去向
is set by the SDK; choose another name
  由 SDK 设置；请换一个名称
it contains no event; send one percent-encoded as 'event='
  其中没有事件；请以百分号编码的 'event=' 发送
it has {#} bytes; send at most {#} at a time
  共 {1} 字节；一次至多发送 {2} 字节
the JSON is invalid at byte {#}; send one JSON object
  JSON 在第 {1} 字节处无效；请发送一个 JSON 对象
it is nested too deeply; send at most {#} levels
  嵌套过深；至多 {1} 层
it is not a JSON object; send an object
  不是 JSON 对象；请发送对象
there is no call '{}'; use 'app_h5_track'
  没有调用 '{1}'；请使用 'app_h5_track'
the tracker does not use the call '{}'; no action is needed
  追踪器不使用调用 '{1}'；无需操作
there is no type '{}'; use 'track'
  没有类型 '{1}'；请使用 'track'
it has no item; send 'item_type' and 'item_id' as strings
  其中没有物品；请以字符串发送 'item_type' 和 'item_id'
there is no '{}'; name a property that has a value
  没有 '{1}'；请指定有值的属性
a list of {#} has no index '{}'; count from 0
  {1} 项的列表没有序号 '{2}'；从 0 计数
'{}' is typed text, which is never read
  '{1}' 是输入的文本，从不读取
it leads to an object; append one of its properties
  它指向对象；请接上其属性之一
it is not an object
  不是对象
'{}' does not take business data; use $AppClick or $AppViewScreen
  '{1}' 不接受业务数据；请使用 $AppClick 或 $AppViewScreen
'{}' is reserved for the SDK; use a name without a leading '$'
  '{1}' 保留给 SDK；请使用不以 '$' 开头的名称
'{}' is not a string
  '{1}' 不是字符串
'{}' is not a view path: {}
  '{1}' 不是视图路径：{2}
'{}' is not a key path: {}
  '{1}' 不是键路径：{2}
'{}' is neither a version nor a valid range of versions
  '{1}' 既不是版本也不是有效的版本范围
'{}' {}
  '{1}' {2:reason}
it is for no server; the tracker sends to another server
  未指明服务器；追踪器发送到其他服务器
it is for {}; the tracker sends to another server
  发往 {1}；追踪器发送到其他服务器

[diagnostic]
already started; another start has no effect
  已启动；再次启动无效
{#} records were sent and not accepted, because {}
  {1} 条记录已发送但未被接受：{2:reason}
the counts were not sent and are kept: {}
  计数未发送，予以保留：{1:reason}
records are kept in memory alone, because {}
  记录只保存在内存中：{1:reason}
the store could not {-} {records|counts}: {}
  存储操作 {1} 失败：{3:reason}
the stored record {-} is damaged and was quarantined, because {}
  存储的记录 {1} 已损坏并被隔离：{2}
the database was damaged ({}) and is now {}; {#} of its events were read
  数据库已损坏（{1}），现为 {2}；读出了其中 {3} 个事件
the database had version {-} and now has {-}
  数据库版本由 {1} 升为 {2}
event '{}' ({-}): {}
  事件 '{1}'（{2}）：{3:reason}
property '{}' ({-}): {}
  属性 '{1}'（{2}）：{3:reason}
{}: property '{}' ({-}): {}
  {1}：属性 '{2}'（{3}）：{4:reason}
{}: ignored ({-}), because {}
  {1:subject}：已忽略（{2}）：{3:reason}
{}: accepted ({-}), but {}
  {1}：已接受（{2}）：{3:reason}
{}: nothing was done, because {}
  {1}：未执行：{2:reason}
{}: a delegate of class {-} is not hooked, because {}
  {1}：未挂钩类 {2} 的代理：{3:reason}
{}: skipped, because {}
  {1}：已跳过：{2:reason}
{}: ignored, because {}
  {1:document}：已忽略：{2:reason}
business data: entry {#} is skipped, because {}
  业务数据：跳过第 {1} 项：{2:reason}
business data: no '{}' at '{}', because {}
  业务数据：'{2}' 处没有 '{1}'：{3:reason}
super properties: lost ({-}), because their stored text is damaged; register them again
  公共属性：已丢失（{1}）：存储的文本已损坏；请重新注册
login on a page: '{}' is ignored, because '{}' is logged in; log out first to change the user
  页面登录：忽略 '{1}'，因为 '{2}' 已登录；请先登出再更换用户
the access group '{}' does not store the anonymous id (status {-}); add the group to the app's entitlements
  访问组 '{1}' 不保存匿名标识（状态 {2}）；请把该组加入应用的权限
the sink did not accept {}: {}
  接收器未接受 {1}：{2}
{} on {-} is the path of {}
  {2} 上的 {1} 是多个元素的路径：{3}
{}: installed
  {1}：已安装
{}: applied
  {1:document}：已应用
{}: unchanged
  {1:document}：未变化
{}: edited by '{}': {}
  {1}：由 '{2}' 修改：{3}
{} ({-}): {}
  {1}（{2}）：{3:reason}

[document]
remote configuration
  远程配置
business data
  业务数据
the cloud store's switch
  云存储开关

[fault]
expected {?}, found {}
  期望 {1:fact}，实际 {2:fact}
the app crashed: {}
  应用崩溃：{1}
{}, in -[{}]
  {1:fault}，位于 -[{2}]
{}, in +[{}]
  {1:fault}，位于 +[{2}]
{}, in {-}
  {1:fault}，位于 {2}
{} is not in a window
  {1} 不在任何窗口中
{} is off the screen, at {}
  {1} 在屏幕之外，位于 {2}
{} is not hit at {}, and no other view is
  在 {2} 未命中 {1}，也没有命中其他视图
{} is not hit during a transition between screens
  切换屏幕期间未命中 {1}
{} is not hit at {}: an alert is in front of it
  在 {2} 未命中 {1}：前面有警告框
{} is not hit at {}; {} is
  在 {2} 未命中 {1}；命中的是 {3}
nothing on the screen matches {}
  屏幕上没有内容匹配 {1}
nothing is hit at {}
  在 {1} 没有命中任何视图
there is no way back
  无法返回
there is no way back from {}
  无法从 {1} 返回
no alert with the action {} is shown
  没有显示带操作 {1} 的警告框
no list on the screen has {}
  屏幕上没有列表包含 {1}
{} has no row {-}; it is empty
  {1} 没有行 {2}；列表为空
{} has no row {-}; section {}
  {1} 没有行 {2}；各分区的行数：{3}
row {-} of {} is not on the screen; scroll to it first: it shows no row
  {2} 的行 {1} 不在屏幕上；请先滚动到它：当前没有显示行
row {-} of {} is not on the screen; scroll to it first: it shows rows {-} to {-}
  {2} 的行 {1} 不在屏幕上；请先滚动到它：当前显示行 {3} 至 {4}
row {-} of {} is not on the screen; scroll to it first: it shows rows {-}
  {2} 的行 {1} 不在屏幕上；请先滚动到它：当前显示行 {3}
{} matches {#} views; narrow it with 'in' or 'nth'
  {1} 匹配 {2} 个视图；请用 'in' 或 'nth' 缩小范围
{} cannot scroll further in that direction
  {1} 不能再向该方向滚动
{} does not scroll
  {1} 不能滚动
{} has no rows
  {1} 没有行
{} is a {-}, which is not a {list|web view}
  {1} 是 {2}，不是{3:kind}
{} is not a {date picker|slider|web view}
  {1} 不是{2:kind}
{} goes from {-} to {-}
  {1} 的范围是 {2} 至 {3}
{} of {} is not reached by {-} drags; set its 'contentOffset' first
  拖动 {3} 次仍未到达 {2} 的 {1}；请先设置其 'contentOffset'
{} asks for match {-}; there {}
  {1} 要求第 {2} 个匹配；实际 {3:kind}
no view has the identifier "{}" any more
  已没有标识符为 "{1}" 的视图
the app has been killed; relaunch it
  应用已被结束；请重新启动
the app has not been launched; launch it first
  应用尚未启动；请先启动
the app is running; use 'relaunch', or end it first
  应用正在运行；请使用 'relaunch'，或先结束它
the app is in the background; bring it to the foreground
  应用在后台；请切回前台
the app is in the foreground already
  应用已在前台
{-} has not been launched; launch it first
  {1} 尚未启动；请先启动
{-} is not on the device; install it first
  {1} 不在设备上；请先安装
no screen is shown
  没有显示屏幕
the device has no network; add a step that connects it
  设备没有网络；请加入连接网络的步骤
no app of the scenario is called "{}"
  场景中没有名为 "{1}" 的应用
the app did not open {}; add its scheme to app.schemes
  应用没有打开 {1}；请把其 scheme 加入 app.schemes
the app does not come to rest; pending: {}
  应用没有静止；未完成：{1}
the application's delegate cannot show {}
  应用的代理无法显示 {1}
the tracker {} could not be made: {}
  无法创建追踪器 {1}：{2}
the tracker {} could not start: {}
  追踪器 {1} 无法启动：{2}
the counts cannot be read: {}
  无法读取计数：{1}
{} cannot be written: {}
  无法写入 {1}：{2}
this process has not started a timer with the id "{}"; start it first
  此进程没有启动标识为 "{1}" 的计时器；请先启动
{} is not a page of the file; add it to 'pages'
  {1} 不是文件中的页面；请加入 'pages'
{} shows no page; load one first
  {1} 没有显示页面；请先加载
Safari finds no page at {}; add it to 'pages'
  Safari 在 {1} 找不到页面；请加入 'pages'
Safari cannot reach a server for {}; connect the device with 'network' {}
  Safari 无法连接 {1} 的服务器；请用 'network' 连接设备
timers came due at {-} moments of one step, which is the limit; shorten the time
  一步中有 {1} 个时刻触发了定时器，已达上限；请缩短时间
the scenario has more than {-} runtime operations; remove some
  场景的运行时操作多于 {1} 个；请删去一些
no class is called "{}" yet; declare it first
  还没有名为 "{1}" 的类；请先声明
{} has types that a method written as steps cannot have
  {1} 的类型不能用于以步骤编写的方法
no controller behind {} responds to {}
  {1} 之后没有控制器响应 {2}
{} is not in a tab bar controller
  {1} 不在标签栏控制器中
{} is not in a navigation controller
  {1} 不在导航控制器中
there is no tab {-}; the tab bar has {#} tab{s}
  没有标签 {1}；标签栏有 {2} 个标签
{} has no parent controller
  {1} 没有父控制器
argument {#} is not an object
  第 {1} 个参数不是对象
argument {#} does not exist, the method has {#}
  没有第 {1} 个参数，该方法有 {2} 个
'decide' is only allowed in a navigation delegate method
  'decide' 只能用于导航代理的方法
the app has no class RCTUIManager; declare it
  应用没有类 RCTUIManager；请声明
{-} requests were sent in one step, which is the limit; shorten the time, or end the fault of the server before
  一步中发送了 {1} 次请求，已达上限；请缩短时间，或先结束服务器的故障
{} is neither a controller nor on a controller's screen
  {1} 既不是控制器，也不在控制器的屏幕上
{} has no "{}"
  {1} 没有 "{2}"

[kind]
date picker
  日期选择器
slider
  滑块
web view
  网页视图
list
  列表
{is|are} {#}
  有 {2} 个

[note]
did you mean {}?
  是否指 {1}？
on the screen: nothing with a name or a text
  屏幕上：没有带名称或文本的内容
on the screen: {}
  屏幕上：{1}
can be tapped: nothing
  可轻点：无
can be tapped: {}, and {#} more
  可轻点：{1}，另有 {2} 个
can be tapped: {}
  可轻点：{1}
matched: {}
  匹配：{1}
no screen is shown
  没有显示屏幕
the screen is {-}, the only one of its stack
  屏幕为 {1}，是其导航栈中唯一的屏幕
the screen is {-}, on the stack {}
  屏幕为 {1}，导航栈：{2}
the screen is {}
  屏幕为 {1}
tabs: {}
  标签：{1}
the alert is shown, with nothing to choose
  显示了警告框，没有选项
the alert "{}" is shown, with nothing to choose
  显示了警告框 "{1}"，没有选项
the alert is shown, with {}
  显示了警告框，选项：{1}
the alert "{}" is shown, with {}
  显示了警告框 "{1}"，选项：{2}

[cause]
it was removed with {}
  随 {1:gap} 一起被移除
it was removed
  被移除
the controller {-} is called {-}
  控制器 {1:gap} 改名为 {2:gap}
{} moved from section {-} to {-}
  {1:gap} 从分区 {2:gap} 移到 {3:gap}
it moved from {-} to {-}
  从 {1:gap} 移到 {2:gap}
{} moved from {} to {}
  {1:gap} 从 {2:gap} 移到 {3:gap}
{} has the index {#} in {} and had {#}
  {1:gap} 在 {3:gap} 中的序号由 {4:gap} 变为 {2:gap}
the screen under it was {-} and is {-}
  其下的屏幕由 {1:gap} 变为 {2:gap}
{} is in {} now
  {1:gap} 移入 {2:gap}
{} left {}
  {1:gap} 移出 {2:gap}
its class {-} is {-}
  类 {1:gap} 变为 {2:gap}
it was wrapped in {}
  被 {1:gap} 包裹
it moved into {}
  移入 {1:gap}
{} around it was removed
  外层的 {1:gap} 被移除
the class {-} of the view around it is {-}
  外层视图的类 {1:gap} 变为 {2:gap}
{} was inserted before {}
  在 {2:gap} 之前插入了 {1:gap}
{} before {} moved away
  {2:gap} 之前的 {1:gap} 移走
{} before {} was removed
  {2:gap} 之前的 {1:gap} 被移除
{} before {} was {a|an} {-}
  {2:gap} 之前的 {1:gap} 曾是 {4:gap}
{} before {} is {a|an} {-}
  {2:gap} 之前的 {1:gap} 变为 {4:gap}
{} moved before {}
  {1:gap} 移到 {2:gap} 之前
{} moved behind {}
  {1:gap} 移到 {2:gap} 之后
its {identifier|text|label|action|outlet} {} is {}
  {1:gap} {2:gap} 变为 {3:gap}
{} is new and does the same
  {1:gap} 是新增的，作用相同
{} is new
  {1:gap} 是新增的
the files have no change of {} that the lab knows as a cause
  文件中没有 lab 已知会造成影响的 {1:gap} 的更改
{?}: {}
  {1:owner}：{2:cause}

[edit]
a sibling of class {} is inserted before {}
  在 {2} 之前插入 {1} 类的视图
a sibling of class {} is inserted after {}
  在 {2} 之后插入 {1} 类的视图
a view of another class is inserted before {}
  在 {1} 之前插入他类视图
{} is wrapped in {}
  把 {1} 包裹进 {2}
{} and {one|two} after it are wrapped in {}
  把 {1} 及其后的视图包裹进 {3}
{} is replaced by its subviews
  用子视图替换 {1}
{} is replaced by a {}
  把 {1} 换成 {2}
{} is moved to the front
  把 {1} 移到最前
{} is moved into {}
  把 {1} 移入 {2}
{} is swapped with {}
  交换 {1} 与 {2}
the row before {} is removed
  移除 {1} 之前的行
the section before {} is removed
  移除 {1} 之前的分区
the identifier of {} is removed
  去掉 {1} 的标识符
the identifier of {} is renamed
  重命名 {1} 的标识符
the identifier of {} is given twice
  重复使用 {1} 的标识符
{} is removed
  移除 {1}
{} is copied
  复制 {1}
the controller of {} is renamed
  重命名 {1} 的控制器
the class of {} {is renamed|gets a private name}
  重命名 {1}
the text of {} is edited
  修改 {1} 的文本
the digits in the text of {} are changed
  修改 {1} 的数字
all texts are translated
  翻译全部文本
all texts are translated, from right to left
  翻译为从右到左的文字
a row is inserted before {}
  在 {1} 之前插入一行
three rows are inserted before {}
  在 {1} 之前插入三行
a section is inserted before {}
  在 {1} 之前插入分区
the controller of {} is embedded in a navigation controller
  把 {1} 的控制器嵌入导航控制器
the controller of {} is embedded in tabs
  把 {1} 的控制器嵌入标签栏
{} gets its own controller
  {1} 改由独立的控制器管理
a tab is added before {}
  在 {1} 之前增加标签
another version of {} is shown behind a flag
  以开关显示 {1} 的另一版本
iOS builds views as on iOS 7: cells have a scroll view, tables a wrapper
  如 iOS 7：单元格有滚动视图，表格有包装视图
iOS builds views as on iOS 8 to 10: tables have a wrapper
  如 iOS 8 至 10：表格有包装视图
iOS builds views as on iOS 9: buttons of alerts are cells of a collection
  如 iOS 9：警告框按钮是集合视图的单元格
iOS builds views as on iOS 10: tab bar buttons have no identifiers
  如 iOS 10：标签栏按钮没有标识符
iOS builds views as on iOS 10: navigation bars have no content view
  如 iOS 10：导航栏没有内容视图
iOS builds views as on iOS 11: cells and tables have no containers of iOS 7
  如 iOS 11：单元格与表格没有 iOS 7 的容器
iOS builds views as on iOS 14: added views of a cell are beside a lazy content view
  如 iOS 14：单元格中添加的视图与延迟创建的内容视图并列
iOS builds views as on iOS 18 on iPad: tabs float in a collection
  如 iPad 上的 iOS 18：标签浮动在集合视图中
iOS builds views as on iOS 26: tab buttons are renamed, nested, and lose their identifiers
  如 iOS 26：标签按钮改名、嵌套并失去标识符
iOS builds views as on iOS 26.1: each tab button has a copy at its place
  如 iOS 26.1：每个标签按钮在原处有一个副本
iOS builds views as on iOS 26: a search bar is in a view without a size
  如 iOS 26：搜索栏位于没有尺寸的视图中
iOS builds views as on iOS 13: search fields have a canvas of their own
  如 iOS 13：搜索框有自己的画布

[remedy]
correct, remove or accept (--accept) the rule; lab rules match shows the step that fails
  请更正、移除或接受（--accept）该规则；lab rules match 会显示失败的步骤
add the files of the screen {}, or correct, remove or accept (--accept) the rule
  请加入屏幕 {1} 的文件，或更正、移除或接受（--accept）该规则
mend the screen that cannot be shown, or correct, remove or accept (--accept) the rule
  请修复无法显示的屏幕，或更正、移除或接受（--accept）该规则

[tap]
nothing: not shown
  无：未显示
nothing: in no window
  无：不在任何窗口中
nothing: off the screen
  无：在屏幕之外
nothing: nothing is hit there
  无：该处没有命中任何视图
nothing: fingers are ignored now
  无：此刻忽略触摸
nothing: {} is hit
  无：命中的是 {1}
nothing: it is disabled
  无：已禁用
nothing: it is a part of {}
  无：属于 {1}
nothing: it has no action for a tap
  无：没有轻点的动作
nothing: its list reports no selection
  无：其列表不报告选中
nothing: it takes no clicks
  无：不接收点击
nothing: the screen has too many views to tell
  无：屏幕视图过多，未计算
nothing: {-} is not installed
  无：未安装 {1}
nothing: a tap deselects it
  无：轻点会取消选中
nothing: it sends its actions without a touch
  无：它不经触摸发送动作
nothing: {}
  无：{1:because}

[miss]
the step is {}
  该步为 {1}
the screen is unknown
  屏幕未知
the screen is {}
  屏幕为 {1}
the position is {}
  序号为 {1}
the content is {}
  内容为 {1}
the element has no position
  元素没有序号
the element has no content
  元素没有内容

[omitted]
{-} step{s} after step {-}
  第 {2} 步之后的 {1} 步
up to {-} view{s} of a screen, after the first {-}, and the taps, selectors, rules and paths of other schemes on that screen
  每个屏幕前 {2} 个视图之后至多 {1} 个视图，以及该屏幕上的点击、选择器、规则与其他方案的路径
{-} screen{s} after {-} view{s} in all
  总计 {2} 个视图之后的 {1} 个屏幕
up to {-} row{s} of a hit test, after the first {-}
  命中测试前 {2} 行之后至多 {1} 行
the ways of {-} record{s} after the first {-}
  前 {2} 条之后 {1} 条记录的路径

[flag]
hidden
  隐藏
no touches
  不接收触摸
disabled
  已禁用
alpha {}
  透明度 {1}

[nothing]
the step failed: {}
  步骤失败：{1:fault}
the touch would have hit another view
  触摸会命中其他视图
{} is disabled, so it sends no action
  {1} 已禁用，不发送动作
no app has been launched yet
  尚未启动应用
the tracker is not running; start it, or launch without 'late'
  追踪器没有运行；请启动它，或启动应用时不用 'late'
an app's tracker cannot observe Safari
  应用的追踪器无法观察 Safari
no method that {} hooks was called
  没有调用 {1} 挂钩的方法
{} was sent, but no {} hook ran for it
  已发送 {1}，但 {2} 没有挂钩运行
no action, gesture or selection followed; a view that handles its touches itself gives no event
  之后没有动作、手势或选择；自行处理触摸的视图不产生事件
{}, and {}
  {1:nothing}；{2:nothing}
{} ({})
  {1:because}（{2:subject}）

[gap]
it
  它
identifier
  标识符
text
  文本
label
  无障碍标签
action
  动作
outlet
  引用
(none)
  （无）
the screen
  该屏幕

[because]
the sender is not a view
  发送者不是视图
code, typed text or a wheel that has stopped sent the action without a touch
  动作由代码、输入的文字或停下的滚轮发出，没有触摸
the touch has not been lifted
  手指尚未抬起
the element is hidden
  元素被隐藏
the element is ignored
  元素被忽略
the app's delegate vetoes it
  应用的代理否决
its view type is ignored
  该视图类型被忽略
its screen is ignored
  所在屏幕被忽略
the same element was clicked less than 100 ms before
  不到 100 毫秒前点击过同一元素
the same touch has already given a click
  同一触摸已产生一次点击
the tab's action was already captured or suppressed
  标签栏的动作已被捕获或抑制
no segment is selected
  未选中任何分段
the recogniser has only targets of system classes
  手势识别器的目标都是系统类
only taps and long presses are clicks
  只有轻点和长按算点击
gestures on views of this class belong to UIKit
  此类视图上的手势属于 UIKit
the recogniser has no target that responds
  手势识别器没有能响应的目标
the receiver is not the list's delegate
  接收者不是列表的代理
the list shows no cell there
  列表在该处没有显示单元格
a back button's click is captured when the bar asks to pop
  返回按钮的点击在导航栏请求返回时捕获
code popped the screen
  由代码返回上一屏
the controller is not a screen
  该控制器不是屏幕
it is a child in a plain container
  它是普通容器中的子控制器
the screen has not disappeared
  屏幕尚未消失
page leaves are switched off
  页面离开事件已关闭
the tracker did not see the screen appear
  追踪器没有看到屏幕出现
the app is in the background
  应用在后台
the tracker did not see the screen disappear before its release
  屏幕释放前追踪器没有看到它消失
the screen is not visible until the app starts in the foreground
  应用在前台启动之前屏幕不可见
no view has React Native's tag
  没有视图带有 React Native 的编号
the page's message is invalid
  页面的消息无效
the app was already in this state
  应用已处于该状态
the app's event callback vetoes it
  应用的事件回调否决
remote settings disable the SDK
  远程设置关闭了 SDK
remote settings drop this event
  远程设置丢弃该事件
remote settings disable this kind of event
  远程设置关闭了该类事件
$AppEnd reports only the move to the background
  $AppEnd 只报告进入后台

[advice]
The item's button has sent the same action before; look for the click of the button.
  该项的按钮先前发送过同一动作；请查看按钮的点击。
Tap the element; actions from code, typed text or stopped wheels are not clicks.
  请轻点元素；由代码、输入的文字或停下的滚轮发出的动作不是点击。
Connect the action to touchUpInside; an action before the touch-up is not a click.
  请把动作绑定到 touchUpInside；抬手之前的动作不是点击。
Show the element first; a hidden element cannot be clicked.
  请先显示元素；隐藏的元素无法点击。
Remove \`ignore\` from the element in tracker.elements or from the app's code.
  请从 tracker.elements 或应用代码中去掉该元素的 \`ignore\`。
Accept the element in the app's element delegate (tracker.delegateRefuses).
  请在应用的元素代理（tracker.delegateRefuses）中接受该元素。
Remove its class or superclass from tracker.ignoreViewTypes.
  请从 tracker.ignoreViewTypes 中去掉它的类或父类。
Remove the screen's class from tracker.ignoreScreens or from the app's code.
  请从 tracker.ignoreScreens 或应用代码中去掉该屏幕的类。
Tap again after 100 ms or more; earlier taps count as one click.
  请在 100 毫秒之后再点；更早的轻点算作一次点击。
Set tracker.oneClickPerTouch to false to count both clicks.
  若要两次都计入，请将 tracker.oneClickPerTouch 设为 false。
Nothing is lost; the tab bar's action was already decided.
  没有丢失；标签栏的动作已有判定。
Select a segment; a control without a selection gives no click.
  请先选中一个分段；没有选中项的控件不产生点击。
Add a recogniser to the app; private recognisers give no clicks.
  请为应用添加手势识别器；私有识别器不产生点击。
Use a tap or long-press recogniser of UIKit; other gestures are not clicks.
  请使用 UIKit 的轻点或长按识别器；其他手势不是点击。
Add the gesture to one of the app's views, around or inside this one.
  请把手势加到应用自己的视图上（在其外或其内）。
Retain the target, and implement the action method in it.
  请保留目标对象，并在其中实现动作方法。
Nothing is lost; the selection was captured at the list's delegate.
  没有丢失；选择已在列表的代理处捕获。
Scroll the row into view; only a cell has an element.
  请把该行滚动到可见；只有单元格才有元素。
Nothing is lost; the click is captured when the bar is about to pop.
  没有丢失；点击在导航栏即将返回时捕获。
Tap the back button; a pop from code is not a click.
  请点击返回按钮；由代码返回不是点击。
Give the view React Native's number as its \`tag\`.
  请把 React Native 的编号设为视图的 \`tag\`。
Read the tracker's diagnostics, which describe the expected message.
  请阅读追踪器的诊断，其中说明了应有的消息格式。
Look for the event of the screen inside or behind it.
  请查看其内部或其后屏幕的事件。
Set tracker.childScreens to let children count as screens.
  若要把子控制器算作屏幕，请设置 tracker.childScreens。
Nothing is lost; the screen is still open and its dwell time continues.
  没有丢失；屏幕仍打开，停留时间继续累计。
Set tracker.pageLeave to capture page leaves.
  若要捕获页面离开，请设置 tracker.pageLeave。
Start the tracker before the screen appears, and call super in its viewDidAppear:.
  请在屏幕出现之前启动追踪器，并在其 viewDidAppear: 中调用 super。
Nothing is lost; entering the background captured the page leave.
  没有丢失；进入后台时已捕获页面离开。
Call super in viewDidDisappear:, which marks the end of the screen.
  请在 viewDidDisappear: 中调用 super，它标志屏幕的结束。
Nothing is lost; the next start captures the screen if it is still shown.
  没有丢失；若下次启动时屏幕仍显示，则会捕获。
Accept the event in the app's event callback (tracker.dropEvents).
  请在应用的事件回调（tracker.dropEvents）中接受该事件。
Set \`disableSDK: false\` in the server's remote configuration.
  请在服务器的远程配置中设置 \`disableSDK: false\`。
Remove the event from \`eventBlacklist\` of the remote configuration.
  请从远程配置的 \`eventBlacklist\` 中去掉该事件。
Add the bit of its kind to \`autoTrackMode\` of the remote configuration, or send -1.
  请在远程配置的 \`autoTrackMode\` 中加入该类的位，或发送 -1。
Nothing is lost; the app has not changed its state since that event.
  没有丢失；自该事件以来应用的状态没有变化。
Send the app to the background first to capture its end.
  若要捕获结束，请先让应用进入后台。

[section]
element
  元素
states
  状态
messages
  消息
requests
  请求
received
  已接收
reports
  上报
diagnostics
  诊断
console
  控制台
missed
  未命中
touch
  触摸
recognisers
  手势识别器
rules by all facts
  全部特征规则
changes
  类变更
path
  路径
crash
  崩溃
differs
  差异
hit test
  命中测试
responders
  响应链
event
  事件
decisions
  判定
step {#}
  第 {1} 步
result
  结果

[help]
creates a folder with an app, a scenario and tests
  新建一个含应用、场景和测试的文件夹
DIR is created if it does not exist; the working directory unless it is given. No file is replaced. The folder has an app with tabs, a list, a detail and an alert, a scenario with expectations, a file of rules, and a Swift package whose tests run the scenario and check that a path is stable. The package depends on the clone that this lab was built in, or on --package: a folder, or a URL.
  DIR 不存在时会创建；未指定时为工作文件夹。不会替换任何文件。文件夹中有一个带标签栏、列表、详情和警告框的应用，一个带期望的场景，一个规则文件，以及一个 Swift 包，其测试运行该场景并检查某条路径是否稳定。该包依赖构建此 lab 的克隆，或 --package 指定的文件夹或 URL。
the autotrack-lab that the package depends on
  该包所依赖的 autotrack-lab
the use of colour; auto unless given: terminals without NO_COLOR
  颜色的使用；未指定时为 auto：没有 NO_COLOR 的终端
shows this help
  显示此帮助
runs scenarios and checks the captured events
  运行场景并检查捕获的事件
Reads the folder Scenarios unless paths are given. Folders named apps contain app files.
  未指定路径时读取 Scenarios 文件夹。名为 apps 的文件夹含应用文件。
All files are read and checked before the first scenario runs. Of several scenarios, those that pass are counted by folder, and those that fail are shown. Reporters are pretty, jsonl, junit=FILE, github, html=FILE and report-data=FILE, separated by commas. Each takes =FILE; only one may use stdout. A report file is written at the end. - is standard input or output. html=FILE is a visual report (lab help report). --device stores the device of one scenario, with the data of its apps, for the next run; lab db shows it.
  运行第一个场景之前会读取并检查全部文件。有多个场景时，通过的按文件夹计数，失败的逐个显示。报告器有 pretty、jsonl、junit=FILE、github、html=FILE 和 report-data=FILE，以逗号分隔。每个都可带 =FILE；只能有一个使用标准输出。报告文件在最后写入。- 表示标准输入或输出。html=FILE 是可视化报告（lab help report）。--device 保存一个场景的设备及其应用数据，供下次运行使用；lab db 可查看。
--upload delivers the captured events to a real server (docs/delivery.md). The exit code is 1 if the server has not accepted every event in the end, and 2 if it has accepted none.
  --upload 把捕获的事件发往真实服务器（docs/delivery.md）。若服务器最终没有接受全部事件，退出码为 1；若一个都没有接受，为 2。
--update keeps comments and expectations that hold (docs/commands.md).
  --update 保留注释和仍成立的期望（docs/commands.md）。
--tracker runs against a tracker that a package adds to the lab (see LabKit.docc).
  --tracker 用软件包加入 lab 的追踪器运行（见 LabKit.docc）。
shows every timeline, row and path in full
  完整显示每条时间线、每行和每条路径
the reporters; pretty unless given
  报告器；未指定时为 pretty
the random seed, instead of the scenario's own
  随机种子，代替场景自己的种子
only scenarios whose path or title matches
  只包括路径或标题匹配的场景
only scenarios with one of the tags and none after '!'
  只包括带有其中一个标签且不带 '!' 后标签的场景
writes the observed events as 'expect' into the files: for steps without 'expect', or for all
  把观察到的事件作为 'expect' 写入文件：仅没有 'expect' 的步骤，或全部步骤
one scenario per line; runs nothing
  每行一个场景；不运行
with --list: prints one JSON object
  与 --list 合用：输出一个 JSON 对象
only every Nth scenario, from the Ith on
  从第 I 个起，每 N 个场景取一个
N scenarios at once; the output is the same
  同时运行 N 个场景；输出不变
only scenarios that failed in their last run (.lab/last-failed)
  只包括上次运行失败的场景（.lab/last-failed）
runs twice more, once with another hash seed; compares bytes
  再运行两次，其中一次用另一个散列种子；逐字节比较
runs again when a file changes, until the input ends
  文件变化时重新运行，直到输入结束
continues with the device of the last run in DIR
  继续使用 DIR 中上次运行的设备
with --device: SIGKILL instead of the Nth database write
  与 --device 合用：以 SIGKILL 代替第 N 次数据库写入
sends events to this server, not the simulated one
  把事件发往此服务器，而不是模拟服务器
with --upload: json, protobuf or form
  与 --upload 合用：json、protobuf 或 form
the tracker to test; autotrack unless given
  要测试的追踪器；未指定时为 autotrack
one scenario, waiting for Enter before each step; h shows more keys
  一个场景，每步之前等待回车；h 显示更多按键
records a scenario, command by command
  逐条命令录制场景
FILE is an app, or a scenario whose steps the recording continues. The lab shows the screen with numbers and reads one command per line: tap 3, tap #buy, type "tea" into #search, back, wait 8s, background, any step in JSON5, why, undo, expect on, help, quit.
  FILE 是应用，或要续录的场景。lab 显示带编号的屏幕，每行读取一条命令：tap 3、tap #buy、type "tea" into #search、back、wait 8s、background、任何 JSON5 步骤、why、undo、expect on、help、quit。
At the end of the input it writes the scenario: NAME.recorded.json5 unless --out is given.
  输入结束时写出场景：未指定 --out 时为 NAME.recorded.json5。
Input that is not typed may contain the same lines; then the exit code is 1 if the lab refused one of them.
  不是键入的输入也可含同样的行；若 lab 拒绝其中一行，退出码为 1。
the file for the scenario; - is standard output
  场景的文件；- 为标准输出
replaces the file if it exists
  文件存在时替换它
writes 'expect' from the start, like 'expect on'
  从一开始就写 'expect'，同 'expect on'
reads and checks files without running them
  读取并检查文件，不运行
Reads the folder Scenarios unless paths are given. Folders named apps contain app files, and folders named rules contain circled elements or business data.
  未指定路径时读取 Scenarios 文件夹。名为 apps 的文件夹含应用文件，名为 rules 的文件夹含圈选元素或业务数据。
A view whose middle lies outside of its superview or the screen gets a warning, which does not change the exit code. --schema prints Scenarios/scenario.schema.json.
  中点在父视图或屏幕之外的视图会得到警告，警告不改变退出码。--schema 输出 Scenarios/scenario.schema.json。
prints the JSON Schema of a scenario; reads nothing
  输出场景的 JSON Schema；不读取文件
prints one JSON object
  输出一个 JSON 对象
writes a visual report of scenarios as one file
  把场景的可视化报告写成一个文件
Runs scenarios (the folder Scenarios unless paths are given) and writes a page that works offline: every step with its screen, its events and the reasons for them. Open the file in a browser; ? lists the keys. lab run --reporter html=FILE writes the same page, and --reporter report-data=FILE its data alone (docs/commands.md). --impact, --league and --mutate add what those commands wrote with --json. With --watch, an open page says when its file has changed. Without -j, as many scenarios are played at once as the machine has processors; the page is the same.
  运行场景（未指定路径时为 Scenarios 文件夹）并写出可离线使用的页面：每一步的屏幕、事件及其原因。请在浏览器中打开；? 列出按键。lab run --reporter html=FILE 写出同样的页面，--reporter report-data=FILE 只写出数据（docs/commands.md）。--impact、--league 和 --mutate 加入这些命令用 --json 写出的结果。使用 --watch 时，打开的页面会提示文件已变化。未指定 -j 时，同时运行的场景数等于处理器数；页面不变。
the file; - is standard output
  文件；- 为标准输出
adds the results of lab impact --json
  加入 lab impact --json 的结果
adds the results of lab league --json
  加入 lab league --json 的结果
adds the results of lab mutate --json
  加入 lab mutate --json 的结果
makes an app file of storyboards or dumps
  由 storyboard 或转储生成应用文件
The format is found from the content; - is standard input. Several files become one app.
  格式由内容判断；- 为标准输入。多个文件合成一个应用。
The app goes to standard output unless --app is given. A scenario visits every screen that a person reaches; a second one, NAME.roots.json5, launches the other screens as the root.
  未指定 --app 时应用写到标准输出。一个场景访问用户能到达的每个屏幕；另一个场景 NAME.roots.json5 以其余屏幕为根启动。
Messages count the elements of each file, and list what was dropped or changed.
  消息给出每个文件的元素数，并列出丢弃或更改的内容。
writes the app to this file
  把应用写入此文件
writes a scenario that visits the screens
  写出访问各屏幕的场景
explains steps, from touch to event
  解释步骤，从触摸到事件
STEP is a step's name or its number, from 1. Without it, every step is explained that has a touch, an event or a suppressed event.
  STEP 是步骤的名称或从 1 起的编号。未指定时，解释每个有触摸、事件或被抑制事件的步骤。
Messages are listed with the code that ran: hooks by their owners, then the class.
  消息与运行的代码一起列出：先是各所有者的钩子，然后是类。
the path scheme; that of the scenario's tracker unless given
  路径方案；未指定时为场景的追踪器的方案
shows every path in full, on a terminal too
  在终端上也完整显示每条路径
shows the views after a step, with their paths
  显示某一步之后的视图及其路径
One line per view, back window first: class, controller, #id, text, frame, marks, path.
  每行一个视图，最后面的窗口在前：类、控制器、#id、文本、位置、标记、路径。
The last mark is the result of a tap: click, or nothing with the reason. A view without it is part of another element. A path that continues the path above begins with '…'.
  最后一个标记是轻点的结果：点击，或没有结果及其原因。没有该标记的视图属于其他元素。延续上一行的路径以 '…' 开头。
after this step, by number or name; the last unless given
  在此步骤之后，按编号或名称；未指定时为最后一步
draws the visible screen after a step
  画出某一步之后可见的屏幕
Draws the elements by their frames; hidden and covered ones are left out.
  按位置画出元素；隐藏和被遮挡的不画。
'╳' marks the point at which the finger of the step came down.
  '╳' 标出该步手指按下的点。
--before draws the screen that the finger touched.
  --before 画出手指触摸的屏幕。
--json lists the visible elements with frames, texts, paths and selectors.
  --json 列出可见元素及其位置、文本、路径和选择器。
the screen before the step, which the finger touched
  该步之前、手指触摸的屏幕
numbers the elements that a person can operate
  给可操作的元素编号
shows which code each message runs, with the hooks in order
  显示每条消息运行哪些代码，钩子按顺序列出
Shows the app's classes, and the system's classes with hooks or other code.
  显示应用的类，以及带钩子或其他代码的系统类。
NAME is a class, or a message: viewDidAppear: or '-[UIView layoutSubviews]'.
  NAME 是类或消息：viewDidAppear: 或 '-[UIView layoutSubviews]'。
A message shows each piece of code that runs for it, with its owner.
  对消息显示为它运行的每段代码及其所有者。
'step 1.2' owns the code that the second operation of step 1 has installed.
  'step 1.2' 拥有第 1 步的第 2 个操作安装的代码。
what changed from one step to the other
  从一步到另一步的变化
lists the clickable elements of every screen, with their paths
  列出每个屏幕上可点击的元素及其路径
Lists for the screen after each step: elements, their positions and paths; elements that share both; how many have an accessibility identifier or an element id.
  对每一步之后的屏幕列出：元素、序号和路径；两者都相同的元素；有无障碍标识符或元素标识的数量。
A snapshot, NAME.paths.json5 beside the scenario, later shows the paths that have moved.
  场景旁的快照 NAME.paths.json5 之后会显示移动了的路径。
writes the paths beside the scenario: NAME.paths.json5
  把路径写到场景旁：NAME.paths.json5
compares with that file; exits 1 if paths differ
  与该文件比较；路径不同时退出码为 1
compares the identifiers that an app reads from launch to launch
  比较应用各次启动读到的标识符
One row per identifier; one column per step with 'identifiers', otherwise per launch.
  每行一个标识符；每个带 'identifiers' 的步骤一列，否则每次启动一列。
'same' is the value of the last reading, 'new' a value that was never read, 'back' a value of an earlier reading. Long texts are shortened; --json prints them in full.
  'same' 是上次读到的值，'new' 是从未读到的值，'back' 是更早读到的值。长文本会缩短；--json 完整输出。
shows which rules a new version of the app breaks, and repairs them
  显示应用的新版本破坏哪些规则，并修复它们
A version is an app file, a storyboard, a xib, a dump, or a folder of storyboards and xibs.
  版本是应用文件、storyboard、xib、转储，或含 storyboard 和 xib 的文件夹。
With paths after --, it is a revision of git; without --head, the files of the folder.
  -- 之后有路径时，版本是 git 修订；没有 --head 时，为文件夹中的文件。
The rules of a revision are those of its own rules file.
  修订的规则是其自己的规则文件中的规则。
KEPT: the rule matches its element alone. LOST: it does not. STOLEN: it matches another.
  KEPT：规则只匹配自己的元素。LOST：不匹配。STOLEN：匹配另一个元素。
MULTI: it matches several. GHOST: its element is gone, and it matches another one.
  MULTI：匹配多个元素。GHOST：元素已消失，却匹配另一个。
REMADE: a new element does the same. GONE-OK: element and match are gone.
  REMADE：新元素作用相同。GONE-OK：元素和匹配都已消失。
NEW: it matches in the new version only. IDLE: it matches in neither.
  NEW：只在新版本中匹配。IDLE：两个版本中都不匹配。
Exits 1 on LOST, STOLEN, MULTI, GHOST and IDLE, unless they are accepted.
  有 LOST、STOLEN、MULTI、GHOST 或 IDLE 时退出码为 1，除非已被接受。
the version that the rules were made for
  规则所针对的版本
the new version
  新版本
the rules, for both versions unless given
  规则；未另行指定时用于两个版本
the rules of the base, if they differ
  旧版本的规则，若不相同
shows repaired rules, and how many signals agree
  显示修复后的规则，以及有多少信号一致
writes the repaired rules to the file of --rules
  把修复后的规则写入 --rules 的文件
records that a rule's change is right, in RULES.migrations.json
  在 RULES.migrations.json 中记录规则的变化是对的
with --accept: the reason
  与 --accept 合用：原因
shows why a view is taken for the same; for versions without ids
  显示视图为何被认作同一个；用于没有 id 的版本
recognises views by their facts, not by ids
  按特征而不是 id 识别视图
pretty, markdown, junit or sarif; pretty unless given
  pretty、markdown、junit 或 sarif；未指定时为 pretty
edits a screen as releases do, and shows which rules survive
  像版本更新那样编辑屏幕，显示哪些规则幸存
A rule is the path of a clickable element. Each edit inserts, moves, removes or changes views as new versions of apps and of iOS do; the rule is kept, lost, or counts another element.
  规则是可点击元素的路径。每次编辑像应用和 iOS 的新版本那样插入、移动、移除或更改视图；规则被保留、丢失，或计到其他元素。
Reports all single edits (or N), N pairs and N releases, for every scheme and rule.
  对每个方案和规则，报告全部单个编辑（或 N 个）、N 对编辑和 N 个版本。
With --rules it tries the rules of a file, also those by all facts, and those of schemes only with --scheme.
  使用 --rules 时试验文件中的规则，也包括全部特征规则；只有加上 --scheme 才包括各方案的规则。
With --against-corpus the files are corpora (those of Scenarios/releases unless given):
  使用 --against-corpus 时，文件是语料（未指定时为 Scenarios/releases 中的）：
their screens are edited, and the fates of rules compared with those at real releases.
  编辑其屏幕，并把规则的结果与真实版本中的结果比较。
lab mutate --merge FILE… merges the results of parts, with --against-corpus those of that.
  lab mutate --merge FILE… 合并各部分的结果，与 --against-corpus 合用时合并其结果。
the mutants of each kind; 1000 unless given, with --against-corpus 20 per screen
  每种变体的数量；未指定时为 1000，与 --against-corpus 合用时每屏 20 个
one path scheme; all of them unless given
  一个路径方案；未指定时为全部
tries the rules of this file
  试验此文件中的规则
the edits of a release, from lab-dev calibrate; those of published apps unless given
  一次版本更新的编辑，来自 lab-dev calibrate；未指定时为已发布应用的编辑
shows the views before and after the edit that fails
  显示失败的编辑前后的视图
compares mutants with real releases: how well they predict the fates of rules
  把变体与真实版本比较：它们对规则结果的预测有多准
with --json: only the Ith of N parts of the work, to be merged
  与 --json 合用：只做 N 部分中的第 I 部分，供合并
merges the results of parts into one report
  把各部分的结果合并为一份报告
measures which rules survive the releases of real apps
  测量哪些规则在真实应用的版本更新中幸存
A rule is made for every element at one release and judged at later ones.
  在一个版本中为每个元素制定规则，并在之后的版本中评判。
Survival: it still matches its element alone. Wrong: it matches another one.
  幸存：仍只匹配自己的元素。错误：匹配另一个元素。
Without files it reads Scenarios/releases, in the working folder.
  没有文件时读取工作文件夹中的 Scenarios/releases。
docs/survival.md explains the table; the README beside the files has their format.
  docs/survival.md 解释该表；文件旁的 README 说明其格式。
these files instead; more may follow
  改用这些文件；其后可跟更多文件
what 'anchored' rules weigh, as JSON lines for docs/survival/fit.py
  'anchored' 规则权衡的内容，以 JSON 行供 docs/survival/fit.py 使用
prints a rule that names the clicks on an element
  输出命名某个元素的点击的规则
Uses the screen after a step. SELECTOR is a selector of the format: '#buy', 'Buy' or '{}'. Prints the rule and the other elements it matches.
  使用某一步之后的屏幕。SELECTOR 是格式中的选择器：'#buy'、'Buy' 或 '{1}'。输出规则及其匹配的其他元素。
--rules adds the rule to a file, which scenarios name in tracker.rules.
  --rules 把规则加入文件，场景在 tracker.rules 中指定该文件。
the name of the rule's event
  规则的事件名
adds the rule to this file; creates it if needed
  把规则加入此文件；需要时创建
the scheme of the rule's path; default unless given
  规则路径的方案；未指定时为 default
the rule matches every row, item or tab
  规则匹配每一行、每一项或每个标签
the rule matches only the element's current text
  规则只匹配元素当前的文本
ranks the ways to name an element by the elements that each names
  按各方式命名的元素数量，给命名一个元素的方式排序
SELECTOR is a selector of the format: '#buy', 'Buy' or '{}'.
  SELECTOR 是格式中的选择器：'#buy'、'Buy' 或 '{1}'。
The numbers count elements on the screen after the step, on this screen at any step, and in all steps of the scenario. A way that names one element comes first. Its survival is that of rules of the kind over 345 releases of five apps (docs/survival.md), and its own over releases made of edits of this screen; single edits near the element show when it dies.
  数字依次为该步之后屏幕上、任何步骤的此屏幕上、以及场景全部步骤中的元素数。命名一个元素的方式排在前面。其幸存率取自五个应用 345 个版本中的同类规则（docs/survival.md），其自身的幸存率取自由此屏幕的编辑构成的版本；元素附近的单个编辑显示它何时失效。
A screen of more than 250 views is edited if --edits asks for it.
  超过 250 个视图的屏幕只有在 --edits 要求时才编辑。
The rule by all facts can be copied into a file of rules. A click on the element, or on one around it, must give an event.
  全部特征规则可复制到规则文件中。点击该元素或其外层元素必须产生事件。
the edited releases of the screen to try, 0 for none; 200 unless given, for screens of 250 views at most
  要试验的屏幕编辑版本数，0 为不试验；未指定时为 200，仅限至多 250 个视图的屏幕
imports, exports, lists, checks and tries rules of circled elements
  导入、导出、列出、检查和试验圈选元素的规则
import FILE --rules OUT     adds the rules of another product's file, also of '-' export RULES --format NAME  prints the rules that the format can state list RULES                  prints names, schemes, paths and conditions lint RULES [SCENARIO]       lists weaknesses and the expected survival; a scenario shows                             rules that match nothing, better rules for the same elements,                             and the survival over edits of the screen match SCENARIO [--at STEP]  lists the rules that match each element, and near misses minimize RULES SCENARIO     prints the rules without parts that change no match in it repair RULES --base A --head B [-- PATH…]                             writes rules for elements that a new version has moved;                             versions as in lab impact; exits 1 if a rule stays broken test RULES                  tries the examples of the rules, 'matches' and 'rejects' lint and test exit 1 if they find something. match takes the rules of --rules, or else those of the scenario.
  import FILE --rules OUT 加入其他产品的规则文件中的规则，也可来自 '-'；export RULES --format NAME 输出该格式能表达的规则；list RULES 输出名称、方案、路径和条件；lint RULES [SCENARIO] 列出弱点和预期的幸存率，场景另外显示不匹配任何内容的规则、同一元素的更好规则以及屏幕编辑后的幸存率；match SCENARIO [--at STEP] 列出匹配每个元素的规则和近似匹配；minimize RULES SCENARIO 输出去掉不影响匹配的部分后的规则；repair RULES --base A --head B [-- PATH…] 为新版本移动了的元素写出规则，版本同 lab impact，仍有规则失效时退出码为 1；test RULES 试验规则的示例 'matches' 和 'rejects'。lint 和 test 有发现时退出码为 1。match 使用 --rules 的规则，否则使用场景的规则。
import: adds to this file; match: takes the rules of this file
  import：加入此文件；match：使用此文件的规则
export: the format
  export：格式
lint: pretty, junit or sarif; pretty unless given
  lint：pretty、junit 或 sarif；未指定时为 pretty
encodes captured events for delivery
  编码捕获的事件以便投递
Runs scenarios (the folder Scenarios unless paths are given) and writes every event to each file, in order. Files are written at the end; - is standard output.
  运行场景（未指定路径时为 Scenarios 文件夹），并把每个事件按顺序写入每个文件。文件在最后写入；- 为标准输出。
writes one event per line, as JSON
  每行写一个事件，格式为 JSON
writes one event per row (docs/events.md)
  每行写一个事件（docs/events.md）
writes one EventBatch of docs/event.proto
  写出 docs/event.proto 的一个 EventBatch
lists the data on a device: events, info_log, Keychain, UserDefaults
  列出设备上的数据：事件、info_log、Keychain、UserDefaults
DIR is a folder of lab run --device, FILE the log.sqlite of any app with the tracker. Both are read as a snapshot, even while an app writes; nothing is changed.
  DIR 是 lab run --device 的文件夹，FILE 是任何带追踪器的应用的 log.sqlite。两者都以快照读取，即使应用正在写入；不作任何更改。
prints one table (RFC 4180)
  输出一张表（RFC 4180）
runs a page on many devices and reports the lost events
  在许多设备上运行页面，并报告丢失的事件
Networks, visits, app terminations and caches are drawn once per device; the events of the page are then sent twice: by its own SDK and by the app's. FILE has a 'fleet'.
  网络、访问、应用终止和缓存对每台设备各抽取一次；页面的事件随后发送两次：由其自己的 SDK 和由应用的 SDK。FILE 含有 'fleet'。
lab fleet --merge FILE… merges the results that the parts of a fleet print with --json; with --different-seeds, the parts may come from fleets that differ only in their seeds.
  lab fleet --merge FILE… 合并设备群各部分用 --json 输出的结果；使用 --different-seeds 时，各部分可来自只有种子不同的设备群。
the number of devices, instead of the file's
  设备数量，代替文件中的数量
only every Nth device, from the Ith on
  从第 I 台起，每 N 台设备取一台
skips the runs at the ends of the ranges: faster
  跳过范围两端的运行：更快
N devices at once; the output is the same
  同时运行 N 台设备；输出不变
with --merge: the parts may come from fleets with different seeds
  与 --merge 合用：各部分可来自种子不同的设备群
prints the completions of a shell
  输出 shell 的补全
SHELL is bash, zsh or fish. The file for zsh, _lab, belongs in a folder of $fpath.
  SHELL 是 bash、zsh 或 fish。zsh 的文件 _lab 应放在 $fpath 的文件夹中。
prints the manual page
  输出手册页
shows help for a command
  显示命令的帮助
Write and run:
  编写与运行：
Look and explain:
  查看与解释：
Rules that survive:
  幸存的规则：
Events and devices:
  事件与设备：
Help:
  帮助：
Examples:
  示例：
usage: 
  用法：
{} --help explains them
  {1} --help 解释各选项
the language of texts; that of LC_ALL, LC_MESSAGES or LANG unless given
  文本的语言；未指定时取自 LC_ALL、LC_MESSAGES 或 LANG
Runs scripted sessions of simulated apps and shows the events that auto-capture records.
  运行模拟应用的脚本会话，并显示自动采集记录的事件。
{} COMMAND --help shows the flags of a command, {} --version the version.
  {1} COMMAND --help 显示命令的选项，{2} --version 显示版本。
{} run --tracker NAME tests another tracker than AutoTrack.
  {1} run --tracker NAME 测试 AutoTrack 之外的追踪器。
Exit codes: 0 every expectation held, 1 an expectation failed or an event was lost, 2 wrong usage or an invalid file, 3 a bug in the lab, 4 nothing matched, 130 Ctrl-C.
  退出码：0 期望全部成立，1 有期望不成立或有事件丢失，2 用法错误或文件无效，3 lab 的缺陷，4 没有匹配，130 Ctrl-C。

[decision]
became nothing ({-}), because {}
  没有成为事件（{1}）：{2:because}
became {-} #{#}
  成为 {1} #{2}
nothing was captured, because {}
  没有捕获任何事件：{1:nothing}

[timeline]
{#} step{s} not run
  {1} 步未执行
to expect this:
  若要期望它：
out of order
  顺序不对
again: 
  重复：
step {#}: 
  第 {1} 步：
{#} failure{s}:
  {1} 处失败：
add this step before it:
  请在它之前加入此步骤：
{} was on the screen after step {#} ({}):
  {1} 在第 {2} 步之后曾在屏幕上（{3}）：
{#} expectation{s} failed because of it
  {1} 个期望因此失败

[total]
{}; nothing was expected
  {1:total}；没有任何期望
{}, {}
  {1:total}，{2:total}
{#} scenario{s} failed
  {1} 个场景失败
{#} scenario{s} passed
  {1} 个场景通过
{#} passed
  {1} 个通过
{#} skipped
  {1} 个跳过
{#} event{s}
  {1} 个事件
{-} s
  {1} 秒

[impact]
rule
  规则
was
  原为
is
  现为
matches
  匹配
because
  原因
signals
  信号
match
  依据
remedy
  补救
repair
  修复
accepted
  已接受
and {#} other{s}
  及另外 {1} 个
views by the ids of the files
  按文件的 id 识别视图
views by their facts, without ids
  按特征识别视图，没有 id
{#} rule{s}: {}, {#} accepted
  {1} 条规则：{2}，{3} 条已接受
{#} rule{s}: {}
  {1} 条规则：{2}
{#} rule{s}
  {1} 条规则

[owner]
{} around it
  外层的 {1}
`;
