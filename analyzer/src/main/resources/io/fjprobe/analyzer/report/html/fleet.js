// Answers about many JVMs: a table for each question, sorted by the column that somebody clicks. A row opens its evidence.

const SHOWN_FIRST = 25;

/** What is known, each at its moment; UTC. */
function course(row) {
  return (row.values || []).map((value, i) => ({x: Date.parse(row.moments[i] + 'Z'), y: value})).filter(({y}) => known(y));
}

/** Marks of a few pixels. A line between them would speak of time that nothing was recorded of. */
function spark(row) {
  const points = course(row);
  if (points.length < 2) {
    return null;
  }
  const scale = (values, from, to) => {
    const low = Math.min(...values);
    const range = Math.max(...values) - low;
    return (value) => (range ? from + ((value - low) / range) * (to - from) : (from + to) / 2);
  };
  const values = points.map(({y}) => y);
  const across = scale(points.map(({x}) => x), 3, 97);
  const up = scale(values, 17, 3);
  return svg(
      'svg',
      {class: 'spark', viewBox: '0 0 100 20', width: 100, height: 20, role: 'img',
        'aria-label': 'over time, from ' + number(Math.min(...values)) + ' to ' + number(Math.max(...values))},
      points.map(({x, y}) => {
        const mark = svg('circle', {cx: across(x).toFixed(1), cy: up(y).toFixed(1), r: 1.8});
        mark.style.fill = 'var(--series1)';
        return mark;
      }));
}

const utc = (millis) => new Date(millis).toISOString().slice(0, 16).replace('T', ' ');

function overTime(answer, row) {
  return chart(answer.title + ' over time', 180, () => ({
    type: 'scatter',
    data: {datasets: [{data: course(row), backgroundColor: colour('series1'), pointRadius: 3}]},
    options: {
      plugins: {legend: {display: false}, tooltip: {callbacks: {label: ({raw}) => utc(raw.x) + ': ' + number(raw.y)}}},
      scales: {x: axis('UTC', {ticks: {maxTicksLimit: 8, callback: (v) => utc(v)}}), y: axis(answer.course, {ticks: {callback: (v) => number(v)}})},
    },
  }));
}

function evidence(answer, row) {
  return el(
      'div',
      {class: 'behind'},
      row.values && row.values.length > 1 ? overTime(answer, row) : null,
      row.evidence
        ? el('div', {class: 'scroll'}, plain(row.evidenceHeadings, row.evidence))
        : el('p', {class: 'faint'}, 'No single recording stands behind this row.'));
}

function plain(headings, rows) {
  return el(
      'table',
      null,
      el('thead', null, el('tr', null, headings.map((h) => el('th', {scope: 'col', class: 'words'}, h)))),
      el('tbody', null, rows.map((row) => el('tr', null, row.map((cell) => el('td', {class: 'words'}, cell))))));
}

function order(column, down) {
  return (a, b) => {
    const x = a.cells[column];
    const y = b.cells[column];
    if (x === null || y === null) {
      return (x === null) - (y === null); // what was not recorded comes last either way
    }
    const by = known(x) && known(y) ? x - y : String(x).localeCompare(String(y));
    return down ? -by : by;
  };
}

/** A column of words: numbers stand on the right, and so does what is not recorded of them. */
function inWords(answer, column) {
  return answer.rows.some((row) => row.cells[column] !== null && !known(row.cells[column]));
}

/** What stands between the leading columns and the others, where any row has it. */
function extras(answer) {
  return {
    after: answer.columns[1] === 'verdict' ? 2 : 1,
    course: answer.rows.some((row) => spark(row)),
    more: answer.rows.some(hasMore),
  };
}

function hasMore(row) {
  return row.evidence || (row.values && row.values.length > 1);
}

function line(answer, row, extra, width) {
  const more = hasMore(row);
  const below = el('tr', {class: 'below', hidden: true}, el('td', {colspan: width}));
  const button = more
    ? el('button', {type: 'button', class: 'open', 'aria-expanded': 'false', onclick: () => {
      const opens = below.hidden;
      below.hidden = !opens;
      button.setAttribute('aria-expanded', String(opens));
      button.textContent = opens ? 'close' : 'open';
      if (!below.firstChild.firstChild) {
        below.firstChild.append(evidence(answer, row));
      }
      drawAll();
    }}, 'open')
    : null;
  const cells = row.texts.map((text, i) => (i === 0 ? el('th', {scope: 'row'}, text)
    : el('td', {class: !inWords(answer, i) ? null : text.length > LONG ? 'words long' : 'words'}, text)));
  return [
    el(
        'tr',
        {class: 'searched'},
        cells.slice(0, extra.after),
        extra.course ? el('td', null, spark(row)) : null,
        extra.more ? el('td', null, button) : null,
        cells.slice(extra.after)),
    below,
  ];
}

/** What a table is read for stands where it is seen on any screen: beside what the row is about. */
function verdictFirst(answer) {
  const at = answer.columns.indexOf('verdict');
  const move = (all) => (at < 2 ? all : [all[0], all[at], ...all.slice(1, at), ...all.slice(at + 1)]);
  return {
    ...answer,
    columns: move(answer.columns),
    headings: move(answer.headings),
    rows: answer.rows.map((row) => ({...row, cells: move(row.cells), texts: move(row.texts)})),
  };
}

function answered(given) {
  const answer = verdictFirst(given);
  const rows = [...answer.rows];
  const body = el('tbody');
  let sorted = -1;
  let down = false;
  const extra = extras(answer);
  const width = answer.columns.length + Number(extra.course) + Number(extra.more);
  let all = rows.length <= SHOWN_FIRST;
  const show = () => {
    body.replaceChildren();
    fill(body, null, [rows.slice(0, all ? rows.length : SHOWN_FIRST).map((row) => line(answer, row, extra, width))]);
  };
  const more = all ? null : el('button', {type: 'button', onclick: () => {
    all = true;
    more.remove();
    show();
  }}, 'show all ' + many(rows.length, 'row'));
  const heads = answer.headings.map((heading, i) => {
    const head = el('th', {scope: 'col', class: inWords(answer, i) ? 'words' : null, 'aria-sort': 'none'}, el('button', {type: 'button', class: 'sort', onclick: () => {
      down = sorted === i ? !down : typeof answer.rows[0].cells[i] === 'number';
      sorted = i;
      rows.sort(order(i, down));
      heads.forEach((other) => other.setAttribute('aria-sort', 'none'));
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      show();
    }}, heading));
    return head;
  });
  show();
  return [
    el('h2', {id: 'question-' + answer.question}, answer.title),
    answer.about ? el('p', {class: 'faint'}, answer.about) : null,
    answer.verdict ? el('p', {class: 'verdict'}, answer.verdict) : null,
    rows.length
      ? el('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': answer.title},
          el('table', {class: 'answer'}, el('thead', null, el('tr', null, heads.slice(0, extra.after),
              extra.course ? el('th', {scope: 'col'}, 'over time') : null,
              extra.more ? el('th', {scope: 'col'}, 'evidence') : null, heads.slice(extra.after))), body))
      : el('p', null, 'No rows.'),
    more,
  ];
}

document.documentElement.classList.add('wide');
const report = JSON.parse(document.getElementById('report').textContent);
document.getElementById('search').placeholder = 'service, finding, file';
fill(document.getElementById('main'), null, [
  el('h1', null, 'The fleet'),
  el('p', {class: 'meta'}, 'Facts in ' + report.facts + ', analyzer ' + report.analyzer + ', schema ' + report.schema + '.'),
  el('nav', {'aria-label': 'Contents'}, el('ul', null, report.answers.map((answer) =>
    el('li', null, el('a', {href: '#question-' + answer.question}, answer.title))))),
  report.answers.map(answered),
]);
watchScheme();
watchSearch();
drawAll();
document.documentElement.dataset.ready = 'true';
