// The timeline of a recording: lanes to zoom and search in.

function timelineFigure(chart, view, title) {
  if (!chart.lanes.length) {
    return el('p', {class: 'missing'}, 'No worker is recorded one by one: there is no timeline.');
  }
  const lanes = chart.lanes.map((lane) => decode(lane, chart.bins));
  const canvas = el('canvas', {
    role: 'img',
    tabindex: 0,
    class: 'lanes',
    'aria-label': 'Timeline of ' + many(lanes.length, 'thread')
      + '. Arrow keys move, plus and minus zoom, 0 shows all. The table has the sums.',
  });
  const hint = el('div', {class: 'hint hidden'});
  const plot = el('div', {class: 'plot'}, canvas, hint);
  const said = el('span', {class: 'meta', role: 'status'});
  const painter = new LanePainter(canvas, chart, view);
  let shown = lanes;
  const draw = () => {
    if (plot.offsetParent) {
      painter.layout(shown);
      painter.paint();
      canvas.dataset.lanes = shown.length;
      said.textContent = view + (shown.length < lanes.length
        ? '; ' + shown.length + ' of ' + lanes.length + ' lanes' : '');
    }
  };
  draws(draw);
  view.onChange(draw);
  addEventListener('resize', draw);
  searches((words) => {
    shown = lanes.filter((lane) => matches(words, laneWords(lane)));
    draw();
    return shown.length;
  });
  zooming(canvas, painter, view);
  hinting(canvas, painter, hint);
  return figure(
      title,
      laneNotes(chart, lanes),
      plot,
      laneTable(chart, lanes),
      [zoomControls(view, said), laneLegend(lanes)]);
}

function laneWords(lane) {
  return [lane.name, lane.pool || 'external', lane.started || '', lane.spare ? 'spare' : ''].join(' ');
}

function laneLegend(lanes) {
  const states = STATES.filter(([state]) =>
    lanes.some((lane) => lane.states[state].some((level) => level > 0)));
  return el(
      'div',
      null,
      legend(states.concat([['idle', 'hatched: the exact time is not known', true]])),
      lanes.some((lane) => lane.spare)
        ? el('p', {class: 'faint'}, '\u25c6 a spare worker, started to compensate for a blocked one')
        : null);
}

function laneNotes(chart, lanes) {
  const notes = [
    'Each worker and each external thread has a lane. No detail is finer than '
      + time(chart.binNanos) + '; within this time a lane is divided by the share of its states. '
      + 'Blocked and idle times that are single events are where they were. The statistics know '
      + 'more of them, but only as the total between two statistics: this total is spread evenly over the time between them, and hatched.',
  ];
  if (lanes.some((lane) => !lane.pool)) {
    notes.push('For external threads, only waits that are events are shown; the rest of their time is ' + NOT_RECORDED + '.');
  }
  if (chart.lanesLeftOut > 0) {
    notes.push(many(chart.lanesLeftOut, 'thread') + ' with less time than these have no lane.');
  }
  return notes.concat(chart.notes);
}

function laneTable(chart, lanes) {
  const share = (lane, nanos) =>
    nanos === undefined || !lane.totals.lifeNanos
      ? time(nanos)
      : time(nanos) + ' (' + percent(nanos / lane.totals.lifeNanos) + ')';
  return table(
      'Lanes, over the whole recording. All columns are measured, except the last one, which counts events only',
      ['thread', 'pool', 'started for', 'from', 'life', 'blocked in joins', 'in managed blockers',
        'idle', 'unmanaged blocking'],
      lanes.map((lane) => [
        lane.name,
        lane.pool || '(external)',
        lane.pool ? lane.started || NOT_RECORDED : '-',
        time(lane.fromNanos),
        time(lane.totals.lifeNanos),
        share(lane, lane.totals.joinNanos),
        share(lane, lane.totals.managedNanos),
        share(lane, lane.totals.idleNanos),
        share(lane, lane.totals.unmanagedNanos),
      ]));
}

function zoomControls(view, said) {
  const button = (name, label, act) =>
    el('button', {type: 'button', 'aria-label': label, title: label, onclick: act}, name);
  return el(
      'div',
      {class: 'controls'},
      button('+', 'Zoom in', () => view.zoom(0.5)),
      button('\u2212', 'Zoom out', () => view.zoom(2)),
      button('\u2190', 'Earlier', () => view.move(-0.25)),
      button('\u2192', 'Later', () => view.move(0.25)),
      button('All', 'Show all of the time', () => view.all()),
      said);
}

function zooming(canvas, painter, view) {
  const keys = {
    '+': () => view.zoom(0.5),
    '=': () => view.zoom(0.5),
    '-': () => view.zoom(2),
    '0': () => view.all(),
    ArrowLeft: () => view.move(-0.25),
    ArrowRight: () => view.move(0.25),
  };
  canvas.addEventListener('keydown', (event) => {
    if (keys[event.key] && !event.ctrlKey && !event.metaKey) {
      keys[event.key]();
      event.preventDefault();
    }
  });
  canvas.addEventListener('wheel', (event) => {
    if (event.ctrlKey) {
      view.zoom(event.deltaY > 0 ? 1.25 : 0.8, painter.nanos(event.offsetX));
      event.preventDefault();
    }
  }, {passive: false});
  let pressed = null;
  const chosen = el('div', {class: 'chosen hidden'});
  canvas.parentElement.append(chosen);
  canvas.addEventListener('pointerdown', (event) => {
    pressed = event.offsetX;
  });
  canvas.addEventListener('pointermove', (event) => {
    chosen.classList.toggle('hidden', pressed === null);
    if (pressed !== null) {
      chosen.style.left = Math.min(pressed, event.offsetX) + 'px';
      chosen.style.width = Math.abs(event.offsetX - pressed) + 'px';
    }
  });
  canvas.addEventListener('pointerup', (event) => {
    chosen.classList.add('hidden');
    if (pressed !== null && Math.abs(event.offsetX - pressed) > 4) {
      const ends = [painter.nanos(pressed), painter.nanos(event.offsetX)].sort((a, b) => a - b);
      view.show(ends[0], ends[1]);
    }
    pressed = null;
  });
  canvas.addEventListener('dblclick', () => view.all());
}

function hinting(canvas, painter, hint) {
  canvas.addEventListener('pointermove', (event) => {
    const lane = painter.laneAt(event.offsetY);
    const at = painter.nanos(event.offsetX);
    const bin = Math.floor(at / painter.chart.binNanos);
    if (!lane || event.offsetX < painter.gutter || bin < 0 || bin >= painter.chart.bins) {
      hint.classList.add('hidden');
      return;
    }
    const parts = STATES.filter(([state]) => lane.states[state][bin] > 0)
        .map(([state, label]) => label + ' ' + percent(lane.states[state][bin] / LEVELS));
    hint.replaceChildren(
        el('p', null, lane.name + (lane.spare ? ' (spare: ' + lane.started + ')' : '')),
        el('p', null, time(bin * painter.chart.binNanos) + ' to ' + time((bin + 1) * painter.chart.binNanos)),
        el('p', null, parts.length ? parts.join(', ') : 'nothing is known about this time'));
    hint.classList.remove('hidden');
    const left = Math.min(event.offsetX + 14, painter.width - hint.offsetWidth - 4);
    hint.style.left = Math.max(left, 0) + 'px';
    hint.style.top = event.offsetY + 16 + 'px';
  });
  canvas.addEventListener('pointerleave', () => hint.classList.add('hidden'));
}
