// Numbers to take away: a table as tab-separated values, the report as JSON.

function toClipboard(text, button) {
  const said = button.textContent;
  const done = (message) => {
    button.textContent = message;
    setTimeout(() => {
      button.textContent = said;
    }, 1500);
  };
  const old = () => {
    const area = el('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    done(document.execCommand('copy') ? 'Copied' : 'Not allowed here');
    area.remove();
  };
  if (navigator.clipboard) {
    navigator.clipboard.writeText(text).then(() => done('Copied'), old);
  } else {
    old();
  }
}

function cells(row) {
  return [...row.cells].map((cell) => cell.dataset.value || cell.textContent).join('\t');
}

function tableText(table) {
  return [...table.rows].map(cells).join('\n') + '\n';
}

function copyTable(table) {
  return el(
      'button',
      {class: 'copy', type: 'button', onclick: (e) => toClipboard(tableText(table), e.target)},
      'Copy table');
}

function saveJson() {
  const json = document.getElementById('report').textContent;
  const save = () => {
    const url = URL.createObjectURL(new Blob([json], {type: 'application/json'}));
    el('a', {href: url, download: 'fjprobe.json'}).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return el(
      'div',
      {class: 'controls'},
      el('button', {type: 'button', onclick: save}, 'Save JSON'),
      el('button', {type: 'button', onclick: (e) => toClipboard(json, e.target)}, 'Copy JSON'));
}
