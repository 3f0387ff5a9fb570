// Elements from data: strings become text, never markup.

const SVG = 'http://www.w3.org/2000/svg';

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) {
      continue;
    }
    if (name.startsWith('on')) {
      node.addEventListener(name.slice(2), value);
    } else {
      node.setAttribute(name, value === true ? '' : value);
    }
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) {
      node.append(child instanceof Node ? child : String(child));
    }
  }
  return node;
}

function el(tag, attributes, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function svg(tag, attributes, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

let ids = 0;

function freshId(stem) {
  ids++;
  return stem + '-' + ids;
}

/** Content that is made when somebody opens it, since charts can't be drawn where nothing shows. */
function fold(title, make, open) {
  const body = el('div');
  const node = el('details', {class: 'fold', open}, el('summary', null, title), body);
  let made = false;
  const unfold = () => {
    if (node.open && !made) {
      made = true;
      fill(body, null, [make()]);
      drawAll();
    }
  };
  node.addEventListener('toggle', unfold);
  node.unfold = () => {
    node.open = true;
    unfold();
  };
  if (open) {
    made = true;
    fill(body, null, [make()]);
  }
  return node;
}
