// A pool over time, by its statistics.

const GAUGES = {workers: 'workers', active: 'active workers', queued: 'queued tasks'};

function activityFigures(activity, view, labels) {
  const gauges = Object.keys(activity.gauges);
  const rates = Object.keys(activity.rates).filter((name) =>
    activity.rates[name] && activity.rates[name].values.some((value) => value > 0));
  const missing = Object.keys(activity.rates).filter((name) => activity.rates[name] === null);
  const point = (step, value) => ({x: step * activity.stepNanos / 1e9, y: value});
  const points = (series) => series.values.map((value, i) => point(series.first + i, value));
  const said = missing.length
    ? [NOT_RECORDED + ': ' + missing.map((name) => labels.counters[name]).join(', ')]
    : [];
  return el(
      'div',
      {class: 'pair'},
      gauges.length
        ? timeFigure(
            'Workers and queues of ' + activity.pool,
            ['The largest value in any of the statistics; nothing is known about the time between them. Parallelism '
              + activity.parallelism + '.'],
            {y: 'threads', queue: 'queued tasks (lower is better)'},
            gauges.map((name) => [
              GAUGES[name], activity.gauges[name].map(([step, value]) => point(step, value)),
              name === 'queued' ? 'queue' : 'y',
            ]),
            view,
            {stepped: false, pointRadius: 2.5, borderWidth: 0.8})
        : null,
      rates.length
        ? timeFigure(
            'Work of ' + activity.pool,
            ['Exact counts, as a mean over the time between two statistics.'].concat(said),
            {y: ['per second', '(signals: lower is better)']},
            rates.map((name) => [labels.counters[name], points(activity.rates[name]), 'y']),
            view,
            {stepped: true, pointRadius: 0})
        : null);
}

/**
 * @param units titles of the vertical axes, by their ids
 * @param series label, points and axis
 */
function timeFigure(title, notes, units, series, view, style) {
  const config = () => ({
    type: 'line',
    data: {
      datasets: series.map(([label, data, axisId], i) => Object.assign({
        label,
        data,
        yAxisID: axisId,
        borderColor: colour('series' + (i % 7 + 1)),
        backgroundColor: colour('series' + (i % 7 + 1)),
        borderWidth: 1.8,
        borderDash: i < 3 ? [] : [6, 3],
        spanGaps: false,
      }, style)),
    },
    options: {
      parsing: false,
      normalized: true,
      interaction: {mode: 'nearest', axis: 'x', intersect: false},
      scales: {
        x: axis('time, s', {type: 'linear', min: view.from / 1e9, max: view.to / 1e9, ticks: {maxTicksLimit: 8, callback: (v) => digits(+v.toPrecision(4))}}),
        ...Object.fromEntries(Object.entries(units).map(([id, unit]) => [id, axis(unit, {
          beginAtZero: true,
          position: id === 'y' ? 'left' : 'right',
          grid: {drawOnChartArea: id === 'y'},
          ticks: {precision: 0, callback: (v) => number(v)},
        })])),
      },
      plugins: {legend: {position: 'bottom', labels: {boxWidth: 12}}},
    },
  });
  if (!series.some(([, data]) => data.some((point) => point.y > 0))) {
    return el('p', {class: 'faint'}, title + ': nothing in this recording.');
  }
  let current = null;
  view.onChange(() => {
    if (current && current.canvas) {
      current.options.scales.x.min = view.from / 1e9;
      current.options.scales.x.max = view.to / 1e9;
      current.update('none');
    }
  });
  const rows = series.map(([label, data]) => {
    const values = data.map((point) => point.y).filter((value) => value !== null);
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    return values.length
      ? [label, number(Math.min(...values)), number(mean), number(Math.max(...values))]
      : [label, NOT_RECORDED, NOT_RECORDED, NOT_RECORDED];
  });
  return figure(
      title,
      notes,
      chart(title + ' over time', 260, config, (made) => {
        current = made;
      }),
      table(title + ', over the whole recording', ['what', 'least', 'mean of the steps', 'most'], rows));
}
