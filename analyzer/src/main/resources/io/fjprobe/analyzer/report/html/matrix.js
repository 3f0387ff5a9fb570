// Who stole from whom: a heat map, with the submission queues apart, and first: they are there however many workers follow.

const CELL = 26;
const EDGE = 66;
const APART = 12;

function matrixFigure(matrix) {
  const sorted = (values) => [...new Set(values)].sort((a, b) => (b < 0) - (a < 0) || a - b);
  const workers = sorted(matrix.cells.flatMap(([thief, victim]) => [thief, victim]).filter((i) => i >= 0));
  const thieves = sorted(workers.concat(matrix.cells.map((cell) => cell[0])));
  const victims = sorted(workers.concat(matrix.cells.map((cell) => cell[1])));
  const large = thieves.length > 24 || victims.length > 24;
  const size = large ? CELL / 2 : CELL;
  const most = Math.max(...matrix.cells.map((cell) => cell[2]));
  const place = (list, i) => list.indexOf(i) * size + (i >= 0 && list[0] < 0 ? APART : 0) + EDGE;
  const width = EDGE + victims.length * size + APART + 110;
  const height = EDGE + thieves.length * size + APART + 8;
  const name = (i, other) => (i < 0 ? other : matrix.step > 2 ? i + '\u2026' + (i + matrix.step - 2) : String(i));
  const map = svg('svg', {
    viewBox: '0 0 ' + width + ' ' + height,
    width,
    role: 'img',
    'aria-label': 'Heat map of tasks by worker and queue; the table has the numbers',
  });
  const text = (x, y, said, anchor) => {
    const node = svg('text', {x, y, 'text-anchor': anchor, 'font-size': 11}, said);
    node.style.fill = 'var(--text)';
    return node;
  };
  map.append(text(workers.length ? place(victims, workers[0]) : EDGE, 12, 'from queue of worker', 'start'));
  map.append(text(2, EDGE - 8, 'worker', 'start'));
  const every = Math.ceil((matrix.step > 2 ? 66 : 26) / size);
  victims.forEach((i, n) => {
    if (n % every === 0 && i >= 0) {
      map.append(text(place(victims, i) + size / 2, EDGE - 8, name(i), 'middle'));
    } else if (i < 0) {
      map.append(text(place(victims, i), EDGE - 26, 'submission queues', 'start'));
    }
  });
  thieves.forEach((i, n) => {
    if (n % Math.ceil(14 / size) === 0 || i < 0) {
      map.append(text(EDGE - 6, place(thieves, i) + size / 2 + 4, name(i, 'external'), 'end'));
    }
    victims.forEach((j) => {
      const empty = svg('rect', {
        x: place(victims, j) + 1, y: place(thieves, i) + 1, width: size - 2, height: size - 2, rx: 2,
      });
      empty.style.fill = 'var(--raised)';
      map.append(empty);
    });
  });
  for (const [thief, victim, tasks] of matrix.cells) {
    const rect = svg(
        'rect',
        {
          x: place(victims, victim) + 1, y: place(thieves, thief) + 1,
          width: size - 2, height: size - 2, rx: 2, class: 'heat',
        },
        svg('title', null, 'worker ' + name(thief, 'external') + ', queue ' + name(victim, 'submission queues')
            + ': ' + many(tasks, 'task') + ', ' + percent(tasks / matrix.tasks)));
    rect.style.fill = 'rgba(var(--heat), ' + (0.12 + 0.88 * Math.sqrt(tasks / most)).toFixed(3) + ')';
    map.append(rect);
  }
  const rows = matrix.cells.slice().sort((a, b) => b[2] - a[2]).map(([thief, victim, tasks]) =>
    [name(thief, 'external'), name(victim, 'submission queues'), count(tasks), percent(tasks / matrix.tasks)]);
  const node = figure(
      'Who took tasks from which queue',
      ['Tasks by the worker that took them and the queue that they were taken from; the darkest is ' + many(most, 'task') + '. '
        + (matrix.sampled
          ? 'Estimated from ' + many(matrix.events, 'steal event') + ', each of which stands for several tasks.'
          : many(matrix.events, 'steal') + ', each recorded, of one or more tasks.')],
      el('div', {class: 'plot scroll', tabindex: 0, role: 'region', 'aria-label': 'Heat map'}, map),
      table('Tasks taken', ['taken by worker', 'from queue', 'tasks', 'share'], rows));
  node.classList.toggle('broad', large);
  return node;
}
