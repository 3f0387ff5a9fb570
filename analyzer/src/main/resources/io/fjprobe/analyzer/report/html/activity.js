// A pool over time, by its statistics.

/** They often have the same value, so each has a shape of its own, and the smaller ones are on top. */
const GAUGES = {
  workers: {label: 'workers', pointStyle: 'rectRot', pointRadius: 6, order: 2},
  active: {label: 'active workers', pointStyle: 'circle', pointRadius: 3.5, order: 1},
  queued: {label: 'queued tasks', pointStyle: 'triangle', pointRadius: 4, order: 0},
};

/** Their values are known in single moments only, and a line would say more. */
const MOMENTS = {showLine: false};

/** Their values are means over the time between two moments. */
const STEPS = {stepped: true, pointRadius: 0};

function activityFigures(activity, view, labels) {
  const rates = Object.keys(activity.rates).filter((name) =>
    activity.rates[name] && activity.rates[name].values.some((value) => value > 0));
  const missing = Object.keys(activity.rates).filter((name) => activity.rates[name] === null);
  const said = missing.length
    ? [NOT_RECORDED + ': ' + missing.map((name) => labels.counters[name]).join(', ')]
    : [];
  const gauges = Object.keys(activity.gauges);
  return el(
      'div',
      {class: 'pair'},
      gauges.length
        ? timeFigure(
            'Workers and queues of ' + activity.pool,
            ['Each mark is the largest value in statistics of that moment; nothing is known about the time between them. Parallelism '
              + activity.parallelism + '.'],
            {y: 'threads', queue: 'queued tasks (lower is better)'},
            gauges.map((name) => ({
              points: activity.gauges[name].map(([step, value]) => ({x: step * activity.stepNanos / 1e9, y: value})),
              values: activity.gauges[name].map(([, value]) => value),
              yAxisID: name === 'queued' ? 'queue' : 'y',
              ...GAUGES[name],
              ...MOMENTS,
            })),
            view)
        : null,
      rates.length
        ? timeFigure(
            'Work of ' + activity.pool,
            ['Exact counts, as a mean over the time between two statistics. Where there is no line, nothing is known.'].concat(said),
            {y: ['per second', '(signals: lower is better)']},
            rates.map((name) => ({
              label: labels.counters[name],
              points: steps(activity.rates[name], activity.stepNanos, view.length),
              values: activity.rates[name].values,
              yAxisID: 'y',
              ...STEPS,
            })),
            view)
        : null);
}

/** A value holds until its step ends, also where nothing is known of the next one. */
function steps(series, stepNanos, end) {
  const at = (i) => Math.min((series.first + i) * stepNanos, end) / 1e9;
  return series.values.flatMap((value, i) => {
    const ends = value !== null && !known(series.values[i + 1]);
    return [{x: at(i), y: value}].concat(ends ? [{x: at(i + 1), y: value}] : []);
  });
}

/**
 * @param units titles of the vertical axes, by their ids
 * @param series each with its label, points, values, vertical axis and style
 */
function timeFigure(title, notes, units, series, view) {
  if (!series.some(({values}) => values.some((value) => value > 0))) {
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
  const rows = series.map(({label, values}) => {
    const all = values.filter(known);
    const mean = all.reduce((a, b) => a + b, 0) / all.length;
    return all.length
      ? [label, number(Math.min(...all)), number(mean), number(Math.max(...all))]
      : [label, NOT_RECORDED, NOT_RECORDED, NOT_RECORDED];
  });
  return figure(
      title,
      notes,
      chart(title + ' over time', 260, () => timeConfig(units, series, view), (made) => {
        current = made;
      }),
      table(title + ', over the whole recording', ['what', 'least', 'mean of the steps', 'most'], rows));
}

function timeConfig(units, series, view) {
  return {
    type: 'line',
    data: {
      datasets: series.map(({points, values, ...style}, i) => Object.assign({
        data: points,
        borderColor: colour('series' + (i % 7 + 1)),
        backgroundColor: colour('series' + (i % 7 + 1)),
        borderWidth: 1.8,
        borderDash: i < 3 ? [] : [6, 3],
        spanGaps: false,
      }, style)),
    },
    options: {
      parsing: false,
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
      plugins: {legend: {position: 'bottom', labels: {boxWidth: 12, usePointStyle: series.some((each) => each.pointStyle)}}},
    },
  };
}
