// Colours come from the style sheet, so that they follow light and dark; charts are drawn anew.

const drawings = new Set();

function colour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();
}

function draws(draw) {
  drawings.add(draw);
}

function drawAll() {
  drawings.forEach((draw) => draw());
}

function watchScheme() {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);
  // paper is white: everything is unfolded and drawn in light colours for it
  addEventListener('beforeprint', () => {
    document.documentElement.classList.add('paper');
    document.querySelectorAll('details.fold').forEach((node) => node.unfold());
    drawAll();
  });
  addEventListener('afterprint', () => {
    document.documentElement.classList.remove('paper');
    drawAll();
  });
}

/** A small square of a colour, or hatched: not by colour alone where it matters. */
function swatch(name, hatched) {
  const box = svg('svg', {viewBox: '0 0 10 10', 'aria-hidden': 'true'});
  const rect = svg('rect', {width: 10, height: 10, rx: 2});
  rect.style.fill = 'var(--' + name + ')';
  box.append(rect);
  if (hatched) {
    const lines = svg('path', {d: 'M0 10L10 0M-3 5L5 -3M5 13L13 5', 'stroke-width': 1.5});
    lines.style.stroke = 'var(--ground)';
    box.append(lines);
  }
  return box;
}

function legend(entries) {
  return el(
      'ul',
      {class: 'legend'},
      entries.map(([name, label, hatched]) => el('li', null, swatch(name, hatched), label)));
}
