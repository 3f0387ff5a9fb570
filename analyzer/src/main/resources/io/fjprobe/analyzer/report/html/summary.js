// One recording.

function recordingSection(part, detail, labels, spans) {
  const account = part.account;
  return el(
      'section',
      {class: 'recording'},
      el('h1', null, fileName(account.file)),
      banner(part),
      changedLimits(part),
      el('p', {class: 'meta'}, inShort(account)),
      spanWords(spans),
      overview(part, labels),
      account.sections.map((section, i) => workloadSection(section, detail.sections[i], labels, section !== inOverview(part))),
      el('h2', null, 'Over time'),
      recordingCharts(detail, labels),
      basis(account.basis, facts(account)));
}

/** How many workers operations can use, in sentences; none if work and span were not recorded. */
function spanWords(sentences) {
  return sentences.map((sentence) => el('p', {class: 'searched'}, sentence));
}

function inShort(account) {
  const {jdk, program} = account.jvm;
  return [time(account.durationNanos), 'JDK ' + (jdk === null ? NOT_RECORDED : jdk),
    program, account.agent ? 'level ' + account.agent.level : null].filter((each) => each !== null).join(', ');
}

/** What fits on one screen: where the time went, and what is worst about it. */
function overview(part, labels) {
  const section = inOverview(part);
  const picture = section ? firstPicture(section, labels) : null;
  const [first, ...rest] = findingList(part.findings, labels);
  return [
    el('div', {class: picture ? 'overview' : null}, picture, el('div', null, first)),
    rest,
  ];
}

/** Whose time it is; where nobody looked, what the pools did with theirs. */
function firstPicture(section, labels) {
  return momentsFigure(section, labels) || (section.pools.length ? accountFigure(section, labels) : null);
}

/** How bad the worst is, before anything is read. */
function banner(part) {
  const worst = part.findings.some((f) => f.severity === 'WARNING') ? 'warning'
    : part.findings.some((f) => f.severity === 'INFO') ? 'remark' : 'good';
  const tag = {warning: 'WARNING', remark: 'REMARK', good: 'NOTHING FOUND'}[worst];
  return el('p', {class: 'verdict ' + worst}, el('span', {class: 'tag'}, tag), ' ', part.verdict);
}

/** Limits that are not the standard ones; absent if there are none. */
function changedLimits(part) {
  return part.changedLimits ? el('p', {class: 'meta'}, 'Limits changed by --limit: ' + part.changedLimits.map(
      ({limit, unit, value, standard}) => `${limit} is ${value} instead of ${standard} (${unit})`).join(', ') + '.') : null;
}

/** The section that the first finding is about. */
function inOverview(part) {
  const {sections} = part.account;
  return sections.find((section) => part.findings.length && section.name === part.findings[0].section) || sections[0];
}

function facts(account) {
  const jvm = account.jvm;
  const agent = account.agent;
  const rows = [
    ['file', account.file],
    ['JDK', jvm.jdk === null ? NOT_RECORDED : jvm.jdk + (jvm.vm ? ', ' + jvm.vm : '')],
    ['program', jvm.program === null ? NOT_RECORDED : jvm.program],
    ['recorded', time(account.durationNanos) + ' from ' + account.start],
    ['agent', agent === null ? NOT_RECORDED
      : agent.version + ', level ' + agent.level + ', ' + agent.mode + ', pool of generation ' + agent.generation
        + ', steals: ' + agent.stealSampling],
  ];
  return el('dl', {class: 'facts'}, rows.map(([name, value]) => [el('dt', null, name), el('dd', null, value)]));
}

const TIMED = {ITERATION: 'iteration', PART: 'part between looks at the counters', CALL: 'call'};

/** @param apart its bars are not in the overview */
function workloadSection(section, detail, labels, apart) {
  const operations = section.operations;
  return el(
      'section',
      null,
      el('h2', null, section.name),
      el('p', {class: 'meta'}, section.window + ', ' + time(section.wallNanos)
        + (operations ? '; ' + time(operations.nanosPerOperation) + ' per operation (' + operations.unit
          + '; lower is better), fastest ' + TIMED[operations.timed] + ' ' + time(operations.fastestNanosPerOperation)
          + ', slowest ' + time(operations.slowestNanosPerOperation) : '')),
      apart ? momentsFigure(section, labels) : null,
      section.pools.length ? (apart || section.moments ? accountFigure(section, labels) : null)
        : el('p', null, 'No pool did anything here.'),
      flameFigure(section, labels),
      sharedWaitsFigure(section, labels),
      releasesFigure(section, labels),
      callsFigure(section),
      section.pools.map((pool, i) =>
        fold('Pool ' + pool.name + ': ' + poolWords(pool), () => poolCharts(pool, detail.pools[i]), i === 0)),
      section.quietPools.length
        ? el('p', {class: 'faint'}, 'Pools that did nothing: ' + section.quietPools.join(', ') + '.')
        : null);
}

function poolWords(pool) {
  return pool.kind + ', parallelism ' + pool.parallelism + ', at most ' + many(pool.peakWorkers, 'worker')
    + ' at once' + (pool.asyncMode ? ', FIFO' : '') + (pool.ids.length > 1 ? ', ' + poolsWords(pool.lives) : '');
}

function poolsWords(lives) {
  return (lives.estimated ? 'about ' + lives.started + ' pools, of which ' + lives.recorded + ' are recorded' : lives.recorded + ' pools')
    + ', each alive for ' + time(lives.medianNanos) + ' (median), at most ' + lives.peakAtOnce + ' at the same time';
}

function poolCharts(pool, detail) {
  const parts = [
    detail.steals ? matrixFigure(detail.steals)
      : el('p', {class: 'faint'}, stealsCounted(pool)),
    distributionFigure('Blocked joins', detail.blockedJoins, 'wait', 'shorter is better'),
    distributionFigure('Idle episodes', detail.idleEpisodes, 'episode', null),
    detail.tasks.events > 0
      ? distributionFigure('Tasks, with those that ran inside them', detail.tasks, 'task', null)
      : el('p', {class: 'faint'}, 'Lengths of tasks: ' + NOT_RECORDED
        + '; that takes TaskRun events, which the agent writes at level=full.'),
  ];
  const drawn = (part) => part.tagName === 'FIGURE';
  return [
    waitFigure(pool),
    el('div', {class: 'pair'}, parts.filter(drawn)),
    parts.filter((part) => !drawn(part)),
    counterTable(pool),
  ];
}

function stealsCounted(pool) {
  const said = (name, what) => what + ': ' + count(pool.counters[name].count);
  return 'Who took tasks from which queue: no event in this window. Counted exactly: '
    + said('workerSteals', 'stolen from workers') + '; ' + said('submissionsTaken', 'taken from submission queues') + '.';
}

function counterTable(pool) {
  const rows = Object.entries(pool.counters).map(([name, c]) => [
    name, count(c.count), c.count === null ? NOT_RECORDED : number(c.perSecond),
    c.count === null ? NOT_RECORDED : c.perOperation === null ? '-' : number(c.perOperation),
  ]);
  const node = table('Counters of ' + pool.name + ', exact', ['counter', 'count', 'per second', 'per operation'], rows);
  const behind = tableBehind(node);
  behind.querySelector('summary').textContent = 'Counters';
  return behind;
}

function recordingCharts(detail, labels) {
  const view = new TimeView(detail.lanes.bins * detail.lanes.binNanos, 4 * detail.lanes.binNanos);
  return [
    timelineFigure(detail.lanes, view, 'Timeline'),
    detail.activity.map((activity, i) => (i === 0 ? activityFigures(activity, view, labels)
      : fold('Activity of ' + activity.pool, () => activityFigures(activity, view, labels), false))),
    detail.activityLeftOut
      ? el('p', {class: 'faint'}, many(detail.activityLeftOut, 'pool') + ' with less work over time not drawn.')
      : null,
  ];
}

function basis(basis, about) {
  const box = (title, lines) =>
    el('div', {class: 'card'}, el('h3', null, title),
        lines.length ? el('ul', null, lines.map((line) => el('li', {class: 'searched'}, line))) : el('p', null, 'nothing'));
  return el(
      'section',
      null,
      el('h2', null, 'Where the numbers come from'),
      about || null,
      el('div', {class: 'basis'}, box('Measured', basis.measured), box('Sampled', basis.sampled),
          box('Derived', basis.derived), box('Not recorded', basis.notRecorded), box('Doubtful', basis.doubts)));
}
