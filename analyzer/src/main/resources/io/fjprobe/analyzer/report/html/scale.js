// What more or fewer workers would give: a curve for each kind of operation, and whose its work and span are.

/** The others are folded. */
const OPERATIONS_IN_FULL = 5;

/** Classes that are drawn; the table has all. */
const CLASSES_DRAWN = 12;

function scales(report, details, labels) {
  document.getElementById('search').placeholder = 'class of tasks';
  return report.recordings.map((account, i) => scaleSection(account, labels.recordings[i]));
}

function scaleSection(account, words) {
  const section = (operation, i) => operationSection(operation, words.operations[i], account);
  const all = account.operations.map(section);
  const rest = all.slice(OPERATIONS_IN_FULL);
  return el(
      'section',
      {class: 'recording'},
      el('h1', null, fileName(account.file)),
      el('p', {class: 'meta'}, words.recorded),
      all.slice(0, OPERATIONS_IN_FULL),
      rest.length ? fold('The other ' + many(rest.length, 'kind') + ' of operations', () => rest, false) : null,
      words.doubts.map(doubt),
      el('p', {class: 'faint'}, words.notInIt));
}

function doubt(words) {
  return el('div', {class: 'card remark searched'}, el('p', {class: 'tag'}, 'DOUBTFUL'), el('p', null, words));
}

function operationSection(operation, words, account) {
  return el(
      'section',
      null,
      el('h2', null, operation.firstTask),
      el('p', {class: 'meta'}, words.title),
      el('p', {class: 'verdict ' + (words.interrupted ? 'remark' : '')}, words.limit),
      beside(speedUpFigure(operation, words, account), 'broad'),
      beside(sharesFigure(operation), 'broad'),
      words.notes.map((note) => (note.doubtful ? doubt(note.words) : el('p', {class: 'faint'}, note.words))),
      operation.whatIfs.map((whatIf, i) => whatIfPart(whatIf, words.whatIfs[i], operation)));
}

function whatIfPart(whatIf, words, operation) {
  const rows = whatIf.predictions.map((then, i) => {
    const now = operation.predictions[i];
    return [count(now.workers), time(now.simulatedNanos), time(then.simulatedNanos), number(now.simulatedNanos / then.simulatedNanos)];
  });
  const node = table('Time of an operation, as it is and then', ['workers', 'as it is', 'then', 'times as fast'], rows);
  node.classList.add('counted');
  return el('div', {class: 'searched'}, el('p', null, words), node);
}

/** A figure with its table beside the picture, where there is room. */
function beside(node, more) {
  node.classList.add('beside', more || 'even');
  return node;
}

/** The time that the program measured with so many workers; null: not with these, or not of this operation. */
function measuredNanos(words, account, workers) {
  return words.measured && account.measured.workers === workers ? account.measured.nanosPerOperation : null;
}

function speedUpFigure(operation, words, account) {
  const {workNanos, parallelism, predictions} = operation;
  const simulated = operation.simulated > 0;
  const by = (nanos) => workNanos / nanos;
  const points = (value) => predictions.map((p) => ({x: p.workers, y: value(p)})).filter(({y}) => known(y));
  const most = Math.max(...predictions.map((p) => p.workers));
  const measured = points((p) => {
    const nanos = measuredNanos(words, account, p.workers);
    return nanos === null ? null : by(nanos);
  });
  const limit = (words.interrupted ? 'parallelism as measured ' : 'parallelism ') + number(parallelism);
  const line = (label, data, name, more) => ({
    label, data, borderColor: colour(name), backgroundColor: colour(name), borderWidth: 2, pointRadius: 0, pointHitRadius: 0, pointStyle: 'line', ...more,
  });
  const ends = [{x: 1, y: 1}, {x: most, y: most}];
  const config = () => ({
    type: 'line',
    data: {datasets: [
      simulated ? line('simulated', points((p) => p.speedUp), 'series1', {pointStyle: 'circle', pointRadius: 3, pointHitRadius: 8, order: 1}) : null,
      measured.length ? line('measured', measured, 'series2', {showLine: false, pointStyle: 'rectRot', pointRadius: 7, pointHitRadius: 8, order: 0}) : null,
      line('no pool is faster', points((p) => by(p.leastNanos)), 'series1', {borderWidth: 1, order: 3}),
      line('bounds', points((p) => by(p.mostNanos)), 'series1', {pointStyle: 'rect', borderWidth: 1, order: 3, fill: '-1', backgroundColor: 'rgba(' + colour('heat') + ', 0.2)'}),
      line('each worker counts in full', ends, 'idle', {borderDash: [2, 4], order: 4}),
      line(limit, [{x: 1, y: parallelism}, {x: most, y: parallelism}], 'series5', {borderDash: [8, 4], order: 4}),
    ].filter((each) => each !== null)},
    options: {
      scales: {
        x: axis('workers', {type: 'logarithmic', min: Math.min(...predictions.map((p) => p.workers)), max: most,
          afterBuildTicks(scale) {
            scale.ticks = predictions.map((p) => ({value: p.workers}));
          }, ticks: {callback: (value) => count(value)}}),
        y: axis('speed-up   (higher is better)', {type: 'logarithmic', max: Math.max(most, 2),
          ticks: {callback: (value) => (Number.isInteger(Math.log2(value)) ? number(value) : null)},
          afterBuildTicks(scale) {
            scale.ticks = powersOfTwo(scale.min, scale.max);
          }}),
      },
      plugins: {
        legend: {position: 'bottom', labels: {usePointStyle: true, pointStyleWidth: 18, boxHeight: 7, filter: (item) => item.text !== 'no pool is faster'}},
        tooltip: {callbacks: {
          title: (items) => many(items[0].raw.x, 'worker'),
          label: (item) => item.dataset.label + ': ' + number(item.raw.y) + ' times as fast, ' + time(workNanos / item.raw.y),
        }},
      },
    },
  });
  return figure(
      'Speed-up by the number of workers',
      [simulated
        ? 'The recorded tasks in a simulated pool. No pool with so many running workers is above the band. None is below it that gives an idle worker any task that there is.'
        : 'No pool with so many running workers is above the band. None is below it that gives an idle worker any task that there is, if nothing that it does takes time.'],
      chart(speedUpWords(operation), narrow() ? 340 : 360, config),
      predictionTable(operation, words, account),
      null,
      true);
}

function powersOfTwo(min, max) {
  const ticks = [];
  for (let exponent = Math.ceil(Math.log2(min)); exponent <= Math.log2(max); exponent++) {
    ticks.push({value: 2 ** exponent});
  }
  return ticks;
}

function speedUpWords(operation) {
  const last = operation.predictions[operation.predictions.length - 1];
  return 'Speed-up of operations that begin with ' + operation.firstTask + ': with ' + many(last.workers, 'worker') + ' '
    + (known(last.speedUp) ? number(last.speedUp) + ' times as fast as with one'
      : 'at most ' + number(operation.workNanos / last.leastNanos) + ' times as fast as with one');
}

function predictionTable(operation, words, account) {
  const simulated = operation.simulated > 0;
  const measured = operation.predictions.some((p) => measuredNanos(words, account, p.workers) !== null);
  const some = (wanted, cell) => (wanted ? [cell] : []);
  const node = table(
      'Time of an operation',
      ['workers', ...some(simulated, 'simulated'), ...some(simulated, 'fastest'), ...some(simulated, 'slowest'), ...some(simulated, 'speed-up'), 'at least', 'at most', ...some(measured, 'measured')],
      operation.predictions.map((p) => {
        const nanos = measuredNanos(words, account, p.workers);
        return [count(p.workers), ...some(simulated, time(p.simulatedNanos)), ...some(simulated, time(p.fastestNanos)), ...some(simulated, time(p.slowestNanos)), ...some(simulated, number(p.speedUp)),
          time(p.leastNanos), time(p.mostNanos), ...some(measured, nanos === null ? '-' : time(nanos))];
      }));
  node.classList.add('counted');
  return node;
}

function sharesFigure(operation) {
  const drawn = operation.shares.slice(0, CLASSES_DRAWN);
  const config = () => ({
    type: 'bar',
    data: {
      labels: drawn.map((share) => share.task),
      datasets: [
        {label: 'of the work', data: drawn.map((share) => 100 * share.workShare), backgroundColor: colour('series1')},
        {label: 'of the span', data: drawn.map((share) => 100 * share.spanShare), backgroundColor: colour('series5')},
      ],
    },
    options: {
      indexAxis: 'y',
      scales: {
        x: axis('share, %', {min: 0, max: 100}),
        y: {ticks: {autoSkip: false, callback(index) {
          return lastPart(this.getLabelForValue(index), narrow() ? 16 : 24);
        }}},
      },
      plugins: {
        legend: {position: 'bottom', labels: {boxWidth: 12}},
        tooltip: {callbacks: {label: (item) => percent(item.raw / 100) + ' ' + item.dataset.label}},
      },
    },
  });
  return figure(
      'Whose tasks they are',
      ['Where a class has much of the span and little of the work, the others wait for it.'],
      chart(
          'Shares of work and span: ' + drawn.map((share) =>
            share.task + ' ' + percent(share.workShare) + ' of the work, ' + percent(share.spanShare) + ' of the span').join('; '),
          110 + 46 * drawn.length,
          config),
      table(
          'Tasks of an operation, in the mean',
          ['class', 'work', 'span', 'number', 'mean', 'on the span', 'mean there'],
          operation.shares.map((share) => [share.task, percent(share.workShare), percent(share.spanShare),
            number(share.tasks), mean(share.workShare * operation.workNanos, share.tasks),
            number(share.spanTasks), mean(share.spanShare * operation.spanNanos, share.spanTasks)])),
      null,
      true);
}

function mean(nanos, number) {
  return number ? time(nanos / number) : '-';
}

/** Of a long name of a class the end tells more than the package. */
function lastPart(name, length) {
  const short = name.length > length ? name.replace(/^.*\.(?=[^.]*[A-Za-z][^.]*$)/, '') : name;
  return short.length <= length ? short : '\u2026' + short.slice(1 - length);
}
