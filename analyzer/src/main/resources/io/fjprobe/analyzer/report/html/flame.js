// Whose time it is, as a flame graph: by pool or thread group, by what these do, and by line.

const FLAME = {row: 21, least: 0.001};

function flameFrames(box, labels) {
  return [(box.worker ? 'pool ' : '') + box.where, labels.doing[box.doing], box.caller, box.line, box.called].filter((frame) => frame);
}

/** The boxes as a tree. A box that ends where others go on has its share there. */
function flameTree(account, labels) {
  const whole = {name: 'all of the time', children: new Map(), share: 0, doing: null};
  for (const box of account.boxes) {
    let node = whole;
    for (const frame of flameFrames(box, labels)) {
      if (!node.children.has(frame)) {
        node.children.set(frame, {name: frame, children: new Map(), share: 0, doing: node === whole ? null : box.doing});
      }
      node = node.children.get(frame);
    }
    node.share += box.share;
  }
  return whole;
}

/** Null where nobody looked at all threads. */
function flameFigure(section, labels) {
  const account = section.moments;
  if (!account || !account.boxes.length) {
    return null;
  }
  const root = d3.partition()(d3.hierarchy(flameTree(account, labels), (node) => node.children.values())
      .sum((node) => node.share)
      .sort((a, b) => b.value - a.value));
  return figure(
      'Whose time it is, as a flame graph',
      ['Each bar is as wide as its share of the time. From top to bottom: a pool or a group of threads, what it does, and at which line. '
        + 'Choose a bar to see it across the whole width.'],
      flamePlot(root, account),
      table(
          'Whose time it is, by stack', ['stack', 'of the time', 'time'],
          root.descendants().filter((node) => node.data.share > 0).map((node) => [
            flamePath(node), percent(node.data.share), time(node.data.share * account.lookedNanos)])));
}

function flamePlot(root, account) {
  const words = el('p', {class: 'flame-words', 'aria-live': 'polite'});
  const say = (node) => {
    words.textContent = flameWords(node, account);
  };
  const plot = el('div', {class: 'flame', role: 'group', 'aria-label': 'Bars of whose time it is'});
  plot.style.height = (root.height + 1) * FLAME.row + 'px';
  const bars = root.descendants().map((node) => {
    const bar = el(
        'button',
        {
          type: 'button', class: node === root ? 'whole' : null, title: flameWords(node, account),
          onclick: () => zoom(node), onmouseenter: () => say(node), onfocus: () => say(node),
        },
        withoutPackage(node.data.name));
    bar.style.top = node.depth * FLAME.row + 'px';
    if (node !== root) {
      bar.style.background = flameColour(node);
    }
    return {node, bar};
  });
  const zoom = (focus) => {
    const width = focus.x1 - focus.x0;
    for (const {node, bar} of bars) {
      const from = Math.max(0, (node.x0 - focus.x0) / width);
      const until = Math.min(1, (node.x1 - focus.x0) / width);
      bar.classList.toggle('hidden', until - from < FLAME.least);
      bar.style.left = 100 * from + '%';
      bar.style.width = 'calc(' + 100 * Math.max(0, until - from) + '% - 1px)';
    }
    say(focus);
  };
  fill(plot, null, bars.map(({bar}) => bar));
  zoom(root);
  return el('div', null, plot, words);
}

/** A pool or group of threads does several things, and has a colour that none of these has. */
function flameColour(node) {
  return 'color-mix(in srgb, var(--' + (node.data.doing ? BOX_COLOURS[node.data.doing] : 'faint') + ') 38%, var(--ground))';
}

function flamePath(node) {
  const frames = node.ancestors().reverse().map((each) => each.data.name);
  return (frames.length > 1 ? frames.slice(1) : frames).join(' \u2192 ');
}

function flameWords(node, account) {
  return flamePath(node) + ': ' + percent(node.value) + ' of the time, ' + time(node.value * account.lookedNanos);
}
