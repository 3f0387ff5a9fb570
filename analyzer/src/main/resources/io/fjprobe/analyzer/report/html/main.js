// Builds the page from the data inside it.

function data(id) {
  return JSON.parse(document.getElementById(id).textContent);
}

function summary(report, details, labels) {
  return report.recordings.map((part, i) => {
    part.account.sections.forEach((section, k) => {
      section.notes = labels.notes[i][k];
    });
    return recordingSection(part, details[i], labels, labels.spans[i]);
  });
}

function comparisons(report, details, labels) {
  return [
    el('h1', null, 'Comparison'),
    report.checks.length
      ? el('ul', null, report.checks.map((check) =>
        el('li', {class: 'searched'}, check.outcome + ' ' + check.limit + ', ' + check.workload + ': ' + check.text)))
      : null,
    report.comparisons.map((part, i) => comparisonSection(part, i, details, labels)),
    report.leftOut.map((line) => el('p', {class: 'missing'}, 'Left out: ' + line)),
  ];
}

function contents(main) {
  const heads = [...main.querySelectorAll('h2')];
  heads.forEach((head) => {
    head.id = freshId('part');
  });
  return heads.length < 3 ? null
    : el('nav', {'aria-label': 'Contents'}, el('ul', null, heads.map((head) =>
      el('li', null, el('a', {href: '#' + head.id}, head.textContent)))));
}

const main = document.getElementById('main');
const report = data('report');
const make = report.costs ? scales : report.recordings ? summary : comparisons;
fill(main, null, [make(report, data('details'), data('labels')), el('h2', null, 'All numbers'),
  el('p', null, 'The report as JSON, schema ' + report.schema + ', made by analyzer ' + report.analyzer + '.'), saveJson()]);
const list = contents(main);
if (list) {
  main.prepend(list);
}
watchScheme();
watchSearch();
drawAll();
document.documentElement.dataset.ready = 'true';
