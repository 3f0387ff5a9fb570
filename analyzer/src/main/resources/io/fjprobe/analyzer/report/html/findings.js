// Verdict and findings.

/** The others are folded. */
const IN_FULL = 5;

function findingCard(finding, labels) {
  const warning = finding.severity === 'WARNING';
  const effect = [];
  if (known(finding.shareOfWorkerTime)) {
    effect.push(percent(finding.shareOfWorkerTime) + ' of worker time');
  }
  if (known(finding.nanosPerOperation)) {
    effect.push(time(finding.nanosPerOperation) + ' per operation');
  }
  return el(
      'article',
      {class: 'card searched ' + (warning ? 'warning' : 'remark')},
      el('p', {class: 'tag'}, warning ? 'WARNING' : 'REMARK'),
      el('h4', null, finding.summary),
      el(
          'p',
          {class: 'meta'},
          (finding.pool.startsWith('(') ? '' : 'pool ') + finding.pool + ', ' + finding.section
          + (effect.length ? '; effect ' + effect.join(', ') : '')
          + ' (' + finding.finding + ', score ' + finding.score + ', ' + labels.known[finding.knownBy] + ')'),
      el('p', null, finding.explanation),
      finding.advice.length
        ? el('ul', {class: 'advice'}, finding.advice.map((a) => el('li', null, a)))
        : null);
}

/** The worst comes first. */
function findingList(findings, labels) {
  const card = (finding) => findingCard(finding, labels);
  const fires = (f) => f.severity === 'WARNING' || f.severity === 'INFO';
  const fired = findings.filter(fires);
  const notFine = new Set(findings.filter((f) => f.severity !== 'OK').map((f) => f.finding));
  const names = (severity, name) =>
    [...new Set(findings.filter((f) => f.severity === severity).map(name))];
  const fine = names('OK', (f) => f.finding).filter((name) => !notFine.has(name)).join('; ');
  const unknown = names('NOT_RECORDED', (f) => f.finding + ' (' + f.summary + ')').join('; ');
  return [
    ...fired.slice(0, IN_FULL).map(card),
    fired.length > IN_FULL
      ? fold('The other ' + many(fired.length - IN_FULL, 'finding'), () => fired.slice(IN_FULL).map(card), false)
      : null,
    fine ? el('p', {class: 'faint'}, 'Checked and fine: ' + fine + '.') : null,
    unknown ? el('p', {class: 'faint'}, 'Not known, because it was not recorded: ' + unknown + '.') : null,
  ].filter((each) => each !== null);
}
