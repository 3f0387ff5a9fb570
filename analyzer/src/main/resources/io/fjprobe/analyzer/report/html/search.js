// One field that filters lanes, table rows, findings and the lines of what all rests on.

const searchers = [];

/** A part that filters itself: it says how many it shows. */
function searches(searcher) {
  searchers.push(searcher);
}

function matches(words, text) {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

function search(field, said) {
  const words = field.value.toLowerCase().split(/\s+/).filter((word) => word);
  if (words.length) {
    // what is folded is searched too
    document.querySelectorAll('details.fold').forEach((node) => node.unfold());
  }
  let found = 0;
  for (const node of document.querySelectorAll('.searched')) {
    const hit = matches(words, node.textContent);
    node.classList.toggle('hidden', !hit);
    node.classList.toggle('found', hit && words.length > 0);
    found += hit ? 1 : 0;
  }
  for (const searcher of searchers) {
    found += searcher(words);
  }
  for (const node of document.querySelectorAll('details.data')) {
    node.open = words.length > 0 && node.querySelector('tbody tr:not(.hidden)') !== null;
  }
  highlight(words);
  const first = words.length ? [...document.querySelectorAll('.found')].find((node) => node.offsetParent) : null;
  if (first) {
    first.scrollIntoView({block: 'center'});
  }
  said.textContent = words.length ? (found ? many(found, 'match').replace('matchs', 'matches') : 'no match') : '';
}

/** The words themselves, where the browser can mark text without changing the page. */
function highlight(words) {
  if (!window.Highlight || !CSS.highlights) {
    return;
  }
  CSS.highlights.delete('searched');
  const ranges = [];
  for (const node of document.querySelectorAll('.found')) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.toLowerCase();
      for (const word of words) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + word.length);
          ranges.push(range);
        }
      }
    }
  }
  if (ranges.length) {
    CSS.highlights.set('searched', new Highlight(...ranges));
  }
}

function watchSearch() {
  const field = document.getElementById('search');
  const said = document.getElementById('matches');
  let waiting = 0;
  field.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => search(field, said), 120);
  });
}
