// Whose time it is, as a bottle graph: heights add up to the time, widths say among how many threads it was shared.

const BOTTLE = {height: 280, width: 150, gap: 14, labels: 400, line: 15, top: 18, leastShare: 0.01, most: 14, letters: 62};

const BOX_COLOURS = {
  RUNS: 'WORK', RUNS_POOL: 'FORK_JOIN', SLEEPS: 'UNMANAGED_BLOCKED', OUTSIDE: 'UNMANAGED_BLOCKED', WAITS_FOR_LOCK: 'JOIN_BLOCKED', WAITS_FOR_PERMIT: 'JOIN_BLOCKED',
  WAITS_FOR_RESULT: 'SEQUENTIAL', WAITS: 'SEQUENTIAL', NOT_ASKED: 'IDLE', PAUSED: 'PAUSED',
};

function withoutPackage(line) {
  return line.replace(/^(?:[a-z_][\w$]*\.)+(?=[^.]+\.[^.]+$)/, '');
}

function boxWords(box, labels) {
  if (!box.where) {
    return labels.doing[box.doing];
  }
  return (box.worker ? 'pool ' : '') + box.where + ': ' + labels.doing[box.doing]
    + (box.line === null ? (box.doing === 'RUNS' ? ' (line not known)' : '') : ' at ' + withoutPackage(box.line))
    + (box.called === null ? '' : ' through ' + withoutPackage(box.called))
    + (box.caller === null ? '' : ' called from ' + withoutPackage(box.caller))
    + (box.waiters >= 0.1 ? '; ' + box.waiters.toFixed(1) + ' threads wait for its lock' : '');
}

function unusedWords(account, labels) {
  const why = account.unused.filter((row) => row.share >= 0.01).map((row) => percent(row.share) + ': ' + labels.unused[row.why]);
  return percent(account.unusedShare) + ' of ' + many(account.cpus, 'CPU') + ' unused' + (why.length ? ' (' + why.join('; ') + ')' : '') + '.';
}

/** Null where nobody looked at all threads. */
function momentsFigure(section, labels) {
  const account = section.moments;
  if (!account) {
    return null;
  }
  const shown = account.boxes.filter((box) => box.share >= BOTTLE.leastShare).slice(0, BOTTLE.most);
  return figure(
      'Whose time it is',
      ['Each box is as high as its share of the time, and as wide as the number of threads among which that time is shared. '
        + unusedWords(account, labels), ...section.notes],
      bottles(shown, account, labels),
      table(
          'Whose time it is, by ' + many(account.looks, 'look') + ' at all threads',
          ['activity', 'of the time', 'at least', 'at most', 'threads', 'alone', 'waiters', 'waiting for a CPU', 'interpreted'],
          account.boxes.map((box) => [
            boxWords(box, labels), percent(box.share), percent(box.lowShare), percent(box.highShare), number(box.width),
            percent(box.alone), number(box.waiters), percent(box.waitingForCpu), percent(box.interpreted),
          ])));
}

const MOST_WAITS = 10;

/** Fewer threads, on average, would be shown as 0.0. */
const LEAST_THREADS = 0.05;

/** Null where nobody was seen to wait for what others have, or in a task while others are queued. */
function sharedWaitsFigure(section, labels) {
  const waits = (section.moments ? section.moments.waits : []).filter((row) => row.threads >= LEAST_THREADS);
  return waits.length
    ? figure(
        'Threads that wait for what others have',
        ['Also threads of an executor that wait while tasks are in its queue. The moments belong to whoever holds them up.'],
        scrolled(table(
            'Threads that wait, on average', ['who waits', 'threads'],
            waits.slice(0, MOST_WAITS).map((row) => [boxWords(row, labels), row.threads.toFixed(1)]))),
        null)
    : null;
}

/** Null where none was seen. */
function releasesFigure(section, labels) {
  const releases = section.moments ? section.moments.releases : [];
  return releases.length
    ? figure(
        'Who lets others go on',
        ['A sample: of some threads that a look saw waiting, or without a task, up to three that went on before the next look.'],
        scrolled(table(
            'Who lets others go on', ['who goes on', 'let go on by', 'seen', 'when a time was over'],
            releases.slice(0, MOST_WAITS).map((row) => [releasedWords(row, labels), releaserWords(row), count(row.times), count(row.timed)]))),
        null)
    : null;
}

function releasedWords(row, labels) {
  return row.doing === 'NOT_ASKED'
    ? (row.worker ? 'pool ' : '') + row.where + ': has no task'
    : boxWords(row, labels);
}

function releaserWords(row) {
  return (row.byWorker ? 'pool ' : '') + row.by
    + (row.byLine === null ? '' : ' at ' + withoutPackage(row.byLine))
    + (row.byCaller === null ? '' : ' called from ' + withoutPackage(row.byCaller));
}

const MOST_PAIRS = 8;

/** Two sides: what holds each of them up, per operation. */
function momentsOfBothFigure(comparison, sentence, labels) {
  const rows = comparison.moments.rows;
  const wall = comparison.wallNanosPerOperation;
  const largest = Math.max(wall.base, wall.next);
  const shown = rows.filter((row) => Math.max(row.base, row.next) >= BOTTLE.leastShare * largest).slice(0, MOST_PAIRS);
  const name = (row) => boxWords({...row, called: null, caller: null, waiters: 0}, labels);
  const width = (value) => (value === null ? '-' : number(value));
  const config = () => ({
    type: 'bar',
    data: {
      labels: shown.map(name),
      datasets: [
        {label: comparison.base.label, data: shown.map((row) => row.base), backgroundColor: colour('other')},
        {label: comparison.next.label, data: shown.map((row) => row.next), backgroundColor: colour('series1')},
      ],
    },
    options: {
      indexAxis: 'y',
      scales: {
        x: axis('wall time ' + perUnit(comparison) + ' that it holds up   (lower is better)', {beginAtZero: true,
          ticks: {callback: (v) => time(v), maxTicksLimit: 6}}),
        y: {ticks: {autoSkip: false, callback(i) {
          return wrapped(this.getLabelForValue(i), 2);
        }}},
      },
      plugins: {
        legend: {position: 'bottom', labels: {boxWidth: 12}},
        tooltip: {callbacks: {label: (item) => item.dataset.label + ': ' + time(item.raw)}},
      },
    },
  });
  return figure(
      'Whose time it is on both sides',
      [sentence],
      chart('Bars of whose time it is ' + perUnit(comparison) + ' on both sides', 90 + 44 * shown.length, config),
      table(
          'Whose time it is ' + perUnit(comparison),
          ['activity', comparison.base.label, comparison.next.label, 'change', '95 % interval', 'threads'],
          rows.map((row) => [name(row), time(row.base), time(row.next), signed(row.difference.value, time), interval(row.difference, time),
            width(row.baseWidth) + ' \u2192 ' + width(row.nextWidth)])));
}

function bottles(boxes, account, labels) {
  const widest = Math.max(account.cpus, ...boxes.map((box) => box.width));
  const scale = BOTTLE.width / widest;
  const middle = BOTTLE.width / 2;
  const node = svg('svg', {
    role: 'img', 'aria-label': 'Boxes of whose time it is: ' + boxes.map((box) => boxWords(box, labels) + ' ' + percent(box.share)).join('; '),
  });
  node.append(cpuLines(account.cpus, middle, scale));
  let top = BOTTLE.top;
  let free = BOTTLE.top;
  for (const box of boxes) {
    const high = box.share * BOTTLE.height;
    const lines = wrapped(percent(box.share) + '  ' + boxWords(box, labels), Math.max(1, Math.min(3, Math.floor(high / BOTTLE.line))));
    const y = Math.max(free, top + high / 2 - lines.length * BOTTLE.line / 2) + BOTTLE.line - 4;
    free = y + 4 + (lines.length - 1) * BOTTLE.line;
    node.append(bottle(box, top, high, middle, scale, labels), label(box, lines, y, top + high / 2, labels));
    top += high;
  }
  const height = Math.max(free, BOTTLE.height + BOTTLE.top) + 2;
  node.setAttribute('viewBox', '0 0 ' + (BOTTLE.width + BOTTLE.gap + BOTTLE.labels) + ' ' + height);
  return el('div', {class: 'plot'}, node);
}

/** At spaces, into as many lines at most; what is left is cut. */
function wrapped(words, most) {
  const lines = [''];
  for (const word of words.split(' ')) {
    const last = lines[lines.length - 1];
    if (last && last.length + word.length >= BOTTLE.letters && lines.length < most) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = last + (last ? ' ' : '') + word;
    }
  }
  return lines.map((line) => (line.length > BOTTLE.letters ? line.slice(0, BOTTLE.letters - 1) + '\u2026' : line));
}

function bottle(box, top, high, middle, scale, labels) {
  const wide = Math.max(box.width * scale, 2);
  const rect = svg(
      'rect', {x: middle - wide / 2, y: top, width: wide, height: Math.max(high - 1, 1)},
      svg('title', null, boxWords(box, labels) + ', ' + percent(box.share) + ' of the time, shared among ' + number(box.width)));
  rect.style.fill = 'var(--' + BOX_COLOURS[box.doing] + ')';
  return rect;
}

function label(box, lines, y, from, labels) {
  const text = svg(
      'text', {'font-size': 12},
      lines.map((line, i) => svg('tspan', {x: BOTTLE.width + BOTTLE.gap, y: y + i * BOTTLE.line}, line)),
      svg('title', null, percent(box.share) + '  ' + boxWords(box, labels)));
  text.style.fill = 'var(--text)';
  const middle = y - 4 + (lines.length - 1) * BOTTLE.line / 2;
  const line = svg('path', {
    d: 'M' + (BOTTLE.width / 2) + ' ' + from + 'H' + BOTTLE.width + 'L' + (BOTTLE.width + BOTTLE.gap - 3) + ' ' + middle, fill: 'none',
  });
  line.style.stroke = 'var(--line)';
  const group = svg('g');
  group.append(line, text);
  return group;
}

function cpuLines(cpus, middle, scale) {
  const half = cpus * scale / 2;
  const group = svg('g');
  for (const x of [middle - half, middle + half]) {
    const line = svg('path', {d: 'M' + x + ' ' + (BOTTLE.top - 4) + 'V' + (BOTTLE.height + BOTTLE.top), 'stroke-dasharray': '3 3'});
    line.style.stroke = 'var(--faint)';
    group.append(line);
  }
  const text = svg('text', {x: middle, y: 10, 'font-size': 11, 'text-anchor': 'middle'}, many(cpus, 'CPU'));
  text.style.fill = 'var(--faint)';
  group.append(text);
  return group;
}
