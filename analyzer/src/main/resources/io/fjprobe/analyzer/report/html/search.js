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
    found += hit ? 1 : 0;
  }
  for (const searcher of searchers) {
    found += searcher(words);
  }
  for (const node of document.querySelectorAll('details.data')) {
    node.open = words.length > 0 && node.querySelector('tbody tr:not(.hidden)') !== null;
  }
  said.textContent = words.length ? (found ? many(found, 'match').replace('matchs', 'matches') : 'no match') : '';
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
