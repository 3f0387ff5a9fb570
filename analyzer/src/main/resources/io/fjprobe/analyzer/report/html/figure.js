// A chart with its title, what it shows, and the table behind it.

/** Rows of text, numbers as text, or elements; the first cell names the row. */
function table(caption, head, rows) {
  return el(
      'table',
      null,
      el('caption', null, caption),
      el('thead', null, el('tr', null, head.map((h) => el('th', {scope: 'col'}, h)))),
      el(
          'tbody',
          null,
          rows.map((row) =>
            el(
                'tr',
                {class: 'searched'},
                row.map((cell, i) =>
                  i === 0
                    ? el('th', {scope: 'row'}, cell)
                    : el('td', {class: cellClass(cell)}, cell))))));
}

/** More letters than this are a sentence, which needs lines of its own. */
const LONG = 40;

function cellClass(cell) {
  return cell === NOT_RECORDED ? 'missing' : typeof cell === 'string' && cell.length > LONG ? 'words long' : null;
}

function tableBehind(node, open) {
  return el(
      'details',
      {class: 'data', open},
      el('summary', null, 'Table'),
      scrolled(node),
      copyTable(node));
}

/** A table that may be wider than the page. */
function scrolled(node) {
  return el('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': node.caption.textContent}, node);
}

/** @param open the table is shown at once */
function figure(title, notes, plot, node, extra, open) {
  const id = freshId('figure');
  return el(
      'figure',
      {'aria-labelledby': id},
      el('figcaption', null, el('h4', {id}, title), notes.map((note) => el('p', null, note))),
      extra,
      plot,
      node ? tableBehind(node, open) : null);
}

/**
 * A chart of the library.
 *
 * @param config makes its configuration, with the colours of the moment
 * @param seen receives the chart each time that it is made
 */
function chart(label, height, config, seen) {
  const canvas = el('canvas', {role: 'img', 'aria-label': label});
  const plot = el('div', {class: 'plot'}, canvas);
  plot.style.height = height + 'px';
  let current = null;
  draws(() => {
    if (!plot.offsetParent) {
      return; // folded away
    }
    if (current) {
      current.destroy();
    }
    Chart.defaults.color = colour('text');
    Chart.defaults.borderColor = colour('line');
    Chart.defaults.font.family = getComputedStyle(document.body).fontFamily;
    Chart.defaults.animation = false;
    Chart.defaults.responsive = true;
    Chart.defaults.maintainAspectRatio = false;
    current = new Chart(canvas, config());
    canvas.dataset.drawn = 'true';
    if (seen) {
      seen(current);
    }
  });
  return plot;
}

const narrow = () => innerWidth < 700;

/** What is in brackets goes onto a line of its own where there is little room. */
function axis(title, more) {
  const lines = narrow() && typeof title === 'string' ? title.split(/ {3}/) : title;
  return Object.assign({title: {display: true, text: lines}}, more);
}
