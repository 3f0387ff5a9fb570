// Two sides: the verdict, why, and what it rests on.

/** What times are divided by, as words. */
const perUnit = (comparison) => 'per ' + comparison.unitOfWork.toLowerCase().replace('_', ' ');

function comparisonSection(part, i, details, labels) {
  const comparison = part.comparison;
  const compared = comparison.throughputRatio !== null;
  return el(
      'section',
      {class: 'comparison'},
      el('h2', null, comparison.workload),
      el('p', {class: 'verdict'}, part.verdict),
      comparedAtAGlance(comparison, labels, labels.heard[i]),
      comparison.moments && labels.momentsOfBoth[i] ? momentsOfBothFigure(comparison, labels.momentsOfBoth[i], labels) : null,
      comparison.explanations.slice(1).map(explanationCard),
      compared ? [el('p', {class: 'faint'}, 'Intervals: ' + labels.intervals[i] + '.'),
        sidesFigure(comparison, labels), evidenceTable(comparison, labels)] : null,
      sideTimelines(comparison, details, labels));
}

/** What fits on one screen: what changed, whether it may be compared, and the first cause. */
function comparedAtAGlance(comparison, labels, heard) {
  const picture = comparison.throughputRatio === null ? null
    : comparison.shown ? waterfallFigure(comparison, labels) : rangesFigure(comparison, labels);
  return el('div', {class: picture ? 'overview' : null}, picture,
      el('div', null, comparison.explanations.slice(0, 1).map(explanationCard), comparability(comparison, heard)));
}

const MOST_FILES = 3;

function fewFiles(files) {
  const names = files.slice(0, MOST_FILES).map((file) => file.replace(/^.*[\/\\]/, '')).join(', ');
  const left = files.length - MOST_FILES;
  return left > 0 ? many(files.length, 'recording') + ', ' + names + ' and ' + count(left) + ' more' : names;
}

/** What is the same for many recordings is said once. */
function sharedDifferences(comparison) {
  const files = comparison.base.files.concat(comparison.next.files);
  const shared = new Map();
  for (const {text, refusal} of comparison.differences) {
    const file = files.find((each) => text.startsWith(each + ': '));
    const rest = file === undefined ? text : text.slice(file.length + 2);
    const key = refusal + rest;
    const entry = shared.get(key) || {rest, refusal, files: []};
    shared.set(key, entry);
    if (file !== undefined) {
      entry.files.push(file);
    }
  }
  return [...shared.values()].map((each) =>
    ({refusal: each.refusal, text: (each.files.length ? fewFiles(each.files) + ': ' : '') + each.rest}));
}

/** @param heard what a summary of one side begins with, and one of the other does not */
function comparability(comparison, heard) {
  const side = (s) =>
    [el('dt', null, s.label), el('dd', null,
        (s.jdk ? 'JDK ' + s.jdk + ', ' : '') + many(s.jvms, 'JVM') + ', ' + (!s.iterations ? 'each recording as a whole'
          : s.betweenLooks ? number(s.operations) + ' operations in ' + many(s.iterations, 'part') + ' between looks'
            : many(s.iterations, 'iteration'))
        + (s.pools.length ? ', parallelism ' + s.parallelism + ', pool ' + s.pools.join(', ') : ', without a pool')
        + ': ' + fewFiles(s.files))];
  return el(
      'div',
      {class: 'card'},
      el('h3', null, 'Comparability'),
      el('dl', {class: 'facts'}, side(comparison.base), side(comparison.next)),
      heard.map((line) => el('p', null, 'A summary begins with this, on one side only. ' + line)),
      comparison.differences.length
        ? el('ul', {class: 'advice'}, sharedDifferences(comparison).map((d) =>
          el('li', null, d.text + (d.refusal ? ' (so it should not be compared)' : ' (may explain the gap by itself)'))))
        : el('p', null, 'The sides differ in nothing that could explain a gap by itself.'));
}

/** What shares are of: parts that went the other way are no part of the gap. */
function ofGap(comparison) {
  return comparison.gapShare >= 0.95 ? 'of the gap'
    : comparison.wallNanosPerOperation.difference.value > 0 ? 'of slower parts' : 'of faster parts';
}

function explanationCard(explanation) {
  return el(
      'article',
      {class: 'card cause searched'},
      el('p', {class: 'tag'}, (explanation.forkJoin ? 'CAUSE' : 'OUTSIDE FORK/JOIN') + ', '
        + percent(explanation.shareOfGap) + ' of the gap'),
      el('h4', null, explanation.summary),
      explanation.signs.length ? el('ul', {class: 'signs'}, explanation.signs.map((sign) => el('li', null, sign))) : null,
      el('p', null, explanation.explanation),
      el('ul', {class: 'advice'}, explanation.advice.map((a) => el('li', null, a))),
      explanation.jdkChanges.map((change) =>
        el('p', null, 'The JDK changed: ' + change.mechanism + ' (' + change.linkText + ', ' + change.link + ')')));
}

/** From the wall time of one side, by what each part did to it, to that of the other. */
function waterfallFigure(comparison, labels) {
  const wall = comparison.wallNanosPerOperation;
  const steps = [];
  let at = wall.base;
  steps.push({name: comparison.base.label, from: 0, to: at, kind: 'series1'});
  for (const row of comparison.account) {
    const by = row.contribution.value;
    if (known(by) && Math.abs(by) > 0.002 * Math.max(wall.base, wall.next)) {
      steps.push({name: labels.parts[row.part], from: at, to: at + by, row, kind: by > 0 ? 'joinBlocked' : 'running'});
      at += by;
    }
  }
  const rest = wall.next - at;
  if (Math.abs(rest) > 0.002 * Math.max(wall.base, wall.next)) {
    steps.push({name: 'all smaller parts', from: at, to: wall.next, kind: 'other'});
  }
  steps.push({name: comparison.next.label, from: 0, to: wall.next, kind: 'series1'});
  const config = () => ({
    type: 'bar',
    data: {
      labels: steps.map((step) => step.name),
      datasets: [{data: steps.map((s) => [s.from, s.to]), backgroundColor: steps.map((s) => colour(s.kind)), minBarLength: 2}],
    },
    options: {
      indexAxis: 'y',
      scales: {
        x: axis('wall time ' + perUnit(comparison) + '   (lower is better)', {beginAtZero: true, ticks: {callback: (v) => time(v), maxTicksLimit: 6}}),
        y: {ticks: {autoSkip: false, callback(i) {
          return shorten(this.getLabelForValue(i), 28);
        }}},
      },
      plugins: {legend: {display: false}, tooltip: {callbacks: {label: (item) => {
        const step = steps[item.dataIndex];
        return step.from === 0 ? time(step.to) : signed(step.to - step.from, time);
      }}}},
    },
  });
  const rows = comparison.account.map((row) => [
    labels.parts[row.part],
    signed(row.contribution.value, time),
    interval(row.contribution, time),
    known(row.shareOfGap) ? percent(row.shareOfGap) : '-',
  ]);
  rows.push(['wall time ' + perUnit(comparison), signed(wall.difference.value, time), interval(wall.difference, time),
    percent(comparison.gapShare >= 0.95 ? 1 : comparison.gapShare)]);
  return figure(
      'From ' + comparison.base.label + ' to ' + comparison.next.label,
      ['How much each part of the time changed the wall time ' + perUnit(comparison) + '; red makes it longer, green shorter. '
        + 'Not in any part: ' + percent(comparison.residualShare) + ' of the time.'],
      chart('Waterfall from ' + time(wall.base) + ' to ' + time(wall.next) + ' ' + perUnit(comparison), 110 + 26 * steps.length, config),
      table('Contributions to the change of wall time ' + perUnit(comparison), ['part', 'contribution', '95 % interval', ofGap(comparison)], rows));
}

/** Without a difference nothing is gained or lost: what was compared, and how precisely. Null: the precision is unknown. */
function rangesFigure(comparison, labels) {
  const wall = comparison.wallNanosPerOperation;
  const smallest = 0.002 * Math.max(wall.base, wall.next);
  const rows = [{name: 'wall time', estimate: wall.difference}]
      .concat(comparison.account.map((row) => ({name: labels.parts[row.part], estimate: row.contribution})))
      .filter(({estimate}) => [estimate.value, estimate.low, estimate.high].every(known));
  if (!rows.length) {
    return null;
  }
  const drawn = rows.filter(({estimate}, i) => i === 0 || estimate.high - estimate.low > smallest || Math.abs(estimate.value) > smallest);
  const config = () => ({
    type: 'bar',
    data: {
      labels: drawn.map((row) => row.name),
      datasets: [
        {type: 'line', label: 'change', data: drawn.map(({estimate}) => estimate.value), showLine: false, pointStyle: 'rectRot', pointRadius: 5,
          backgroundColor: colour('text'), borderColor: colour('text')},
        {label: '95 % interval', data: drawn.map(({estimate}) => [estimate.low, estimate.high]), backgroundColor: colour('other'), minBarLength: 2,
          pointStyle: 'rect', barPercentage: 0.45},
      ],
    },
    options: {
      indexAxis: 'y',
      scales: {
        x: axis('change ' + perUnit(comparison) + '   (below 0: shorter)', {grid: {color: (mark) => colour(mark.tick && mark.tick.value === 0 ? 'text' : 'line')},
          ticks: {callback: (v) => signed(v, time), maxTicksLimit: 6}}),
        y: {ticks: {autoSkip: false, callback(i) {
          return shorten(this.getLabelForValue(i), 28);
        }}},
      },
      plugins: {legend: {position: 'bottom', labels: {boxWidth: 12, usePointStyle: true}}, tooltip: {callbacks: {label: (item) => {
        const {estimate} = drawn[item.dataIndex];
        return signed(estimate.value, time) + ' (' + interval(estimate, time) + ')';
      }}}},
    },
  });
  return figure(
      comparison.base.label + ' and ' + comparison.next.label,
      ['The change of the wall time ' + perUnit(comparison) + ', and what each part of it would contribute, with 95 % intervals. '
        + 'No difference of the wall time was shown, so no part explains one.'],
      chart('Changes of the wall time and its parts, with intervals', 120 + 26 * drawn.length, config),
      table('Changes of wall time ' + perUnit(comparison), ['part', 'change', '95 % interval'],
          rows.map(({name, estimate}) => [name, signed(estimate.value, time), interval(estimate, time)])));
}

function sidesFigure(comparison, labels) {
  const rows = comparison.account.filter((row) => row.part !== 'THREADS');
  const change = (row) => row.nanosPerOperation;
  const config = () => ({
    type: 'bar',
    data: {
      labels: [comparison.base.label, comparison.next.label],
      datasets: rows.map((row) => ({
        label: labels.parts[row.part],
        data: [change(row).base, change(row).next].map((v) => (known(v) ? v : 0)),
        backgroundColor: colour(row.part),
        borderColor: colour('ground'),
        borderWidth: {right: 1},
      })),
    },
    options: {
      indexAxis: 'y',
      scales: {
        x: axis('time of all threads ' + perUnit(comparison) + '   (lower is better)', {stacked: true, ticks: {callback: (v) => time(v), maxTicksLimit: 6}}),
        y: {stacked: true},
      },
      plugins: {
        legend: {position: 'bottom', labels: {boxWidth: 12}},
        tooltip: {callbacks: {label: (item) => item.dataset.label + ': ' + time(item.raw)}},
      },
    },
  });
  return figure(
      'Time of threads ' + perUnit(comparison),
      [],
      chart('Stacked bars of the time of threads ' + perUnit(comparison) + ' on both sides', 220, config),
      table(
          'Time of threads ' + perUnit(comparison),
          ['part', comparison.base.label, comparison.next.label, 'change', '95 % interval'],
          comparison.account.map((row) => {
            const format = row.part === 'THREADS' ? number : time;
            const {difference} = change(row);
            return [labels.parts[row.part], format(change(row).base), format(change(row).next), signed(difference.value, format),
              interval(difference, format)];
          })));
}

function sideTimelines(comparison, details, labels) {
  return [comparison.base, comparison.next].map((side) => {
    const detail = details.find((d) => side.files.includes(d.file));
    return detail
      ? fold('Timeline of ' + side.label + ': ' + fileName(detail.file), () => [recordingCharts(detail, labels), basis(detail.basis)], false)
      : null;
  });
}
