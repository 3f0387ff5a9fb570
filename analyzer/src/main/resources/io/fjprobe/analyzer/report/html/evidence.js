// What moved between two sides, with intervals.

function evidenceTable(comparison, labels) {
  const rows = comparison.evidence.map((row) => evidenceRow(row.change, labels.evidence[row.evidence]));
  const node = table(
      'Per operation, or the mean of one. What changed most comes first. The bar is the 95 % interval of the change '
      + 'as a share of the larger side, from -100 % to +100 %',
      ['evidence', comparison.base.label, comparison.next.label, 'change', '95 % interval', 'interval'],
      rows);
  const names = (list) => list.map((name) => labels.evidence[name].label).join(', ');
  return el(
      'section',
      null,
      el('h3', null, 'Evidence'),
      callsOfBoth(comparison),
      inSamples(comparison),
      rows.length
        ? [el('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Evidence'}, node), copyTable(node)]
        : el('p', null, 'Nothing changed.'),
      comparison.unmoved.length ? el('p', {class: 'faint'}, 'Did not change: ' + names(comparison.unmoved) + '.') : null,
      comparison.unrecorded.length
        ? el('p', {class: 'missing'}, 'Not recorded on one side: ' + names(comparison.unrecorded) + '.')
        : null,
      countedDifferently(comparison));
}

/** What both sides have, but not by the same way of counting. */
function countedDifferently(comparison) {
  const rows = comparison.countedDifferently.map((each) => {
    const format = each.time ? time : number;
    return [each.label, format(each.base), format(each.next), each.reason];
  });
  return rows.length
    ? el('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Counted differently'},
        table('Not compared: counted differently on ' + comparison.base.label + ' and ' + comparison.next.label,
            ['evidence', comparison.base.label, comparison.next.label, 'what differs'], rows))
    : null;
}

function evidenceRow(change, label) {
  const format = label.time ? time : number;
  return [
    label.label,
    format(change.base),
    format(change.next),
    signed(change.difference.value, format),
    interval(change.difference, format),
    intervalBar(change),
  ];
}

function intervalBar(change) {
  const most = Math.max(Math.abs(change.base), Math.abs(change.next));
  const {value, low, high} = change.difference;
  if (!(most > 0) || ![value, low, high].every(known)) {
    return '-';
  }
  const x = (v) => 60 + 58 * Math.min(Math.max(v / most, -1), 1);
  const bar = svg('svg', {
    viewBox: '0 0 120 14', width: 120, height: 14, role: 'img',
    'aria-label': 'change by ' + signed(value / most, percent) + ' of the larger side',
  });
  const line = (x1, x2, y1, y2, name, width) => {
    const node = svg('line', {x1, x2, y1, y2, 'stroke-width': width});
    node.style.stroke = 'var(--' + name + ')';
    bar.append(node);
  };
  line(60, 60, 0, 14, 'faint', 1);
  line(x(low), Math.max(x(high), x(low) + 1), 7, 7, 'series1', 4);
  line(x(value), x(value), 2, 12, 'text', 2);
  return bar;
}
