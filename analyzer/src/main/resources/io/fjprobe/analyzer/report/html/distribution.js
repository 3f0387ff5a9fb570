// How long waits, idle episodes and tasks take: counts by powers of two.

function distributionFigure(title, distribution, what, wish) {
  if (!distribution.events) {
    const none = distribution.exact === 0
      ? 'none: there were no such ' + what + 's'
      : distribution.exact === null
        ? NOT_RECORDED
        : 'no event, although ' + many(distribution.exact, what) + ' were counted';
    return el('p', {class: 'faint'}, title + ': ' + none + '.');
  }
  const from = distribution.counts.findIndex((n) => n > 0);
  const counts = distribution.counts.slice(from);
  const low = (i) => (i + from === 0 ? 0 : 2 ** (i + from - 1));
  const names = counts.map((n, i) => time(low(i)));
  const estimated = distribution.estimated > distribution.events;
  const config = () => ({
    type: 'bar',
    data: {
      labels: names,
      datasets: [{data: counts.map((n) => n || null), backgroundColor: colour('series1'), categoryPercentage: 1, barPercentage: 0.92, maxBarThickness: 80}],
    },
    options: {
      scales: {
        x: axis(what + ' of this length and up to twice that' + (wish ? '   (' + wish + ')' : ''), {grid: {display: false}}),
        y: axis('number, log scale', {type: 'logarithmic', min: 0.5, max: 1.5 * Math.max(...counts), ticks: {callback: (v) =>
          (Number.isInteger(Math.log10(v)) ? count(v) : null)}}),
      },
      plugins: {
        legend: {display: false},
        tooltip: {callbacks: {
          title: (items) => time(low(items[0].dataIndex)) + ' to ' + time(2 ** (items[0].dataIndex + from)),
          label: (item) => (estimated ? 'about ' : '') + count(item.raw),
        }},
      },
    },
  });
  const most = counts.indexOf(Math.max(...counts));
  return figure(
      title,
      [coverage(distribution, what, estimated)],
      chart(title + ': most often ' + time(low(most)) + ' to ' + time(2 ** (most + from)), 230, config),
      table(
          title,
          ['from', 'to below', estimated ? 'number, estimated' : 'number', 'share'],
          counts.map((n, i) => [time(low(i)), time(2 ** (i + from)), count(n), percent(n / distribution.estimated)])));
}

function coverage(distribution, what, estimated) {
  const single = what === 'task'; // they may share events
  const events = many(distribution.events, single ? 'task' : 'event')
    + (estimated ? ' that stand for ' + many(distribution.estimated, what) : '');
  if (distribution.exact === null) {
    return events + '; how many there were in all is ' + NOT_RECORDED + '.';
  }
  const left = distribution.exact - distribution.estimated;
  return events + '; the exact count is ' + count(distribution.exact)
    + (left > 0.02 * distribution.exact
      ? '. The other ' + count(left) + ' are not in the chart: '
        + (single ? 'without an event' : 'shorter than what is recorded one by one') + ', or still going on.'
      : '.');
}
