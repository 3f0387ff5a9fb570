// Lanes as numbers, and the part of the time that is looked at.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LEVELS = LETTERS.length - 1;

/** In the order in which they are stacked in a lane, from the bottom. */
const STATES = [
  ['running', 'running or looking for work'],
  ['unmanagedBlocked', 'unmanaged blocking'],
  ['managedBlocked', 'blocked in managed blockers'],
  ['joinBlocked', 'blocked in joins'],
  ['idle', 'idle'],
];

/** A letter is a bin, or several of them: B*12; */
function levels(text, bins) {
  const values = new Uint8Array(bins);
  let bin = 0;
  for (const [, letter, times] of (text || '').matchAll(/([A-Za-z0-9+/])(?:\*(\d+);)?/g)) {
    const end = bin + (times ? Number(times) : 1);
    values.fill(LETTERS.indexOf(letter), bin, end);
    bin = end;
  }
  return values;
}

/** A lane's states by bin, as shares of LEVELS; running is what is left of the time that is known. */
function decode(lane, bins) {
  const states = {};
  for (const [state] of STATES.slice(1)) {
    states[state] = levels(lane[state], bins);
  }
  const alive = levels(lane.alive, bins);
  states.running = alive.map((level, i) =>
    Math.max(level - states.unmanagedBlocked[i] - states.managedBlocked[i] - states.joinBlocked[i]
        - states.idle[i], 0));
  states.somewhen = levels(lane.somewhen, bins);
  return Object.assign({}, lane, {states, alive});
}

/** A span of time that charts share: whoever changes it, all follow. */
class TimeView {
  constructor(length, smallest) {
    this.length = length;
    this.smallest = Math.min(smallest, length);
    this.listeners = [];
    this.from = 0;
    this.to = length;
  }

  get zoomed() {
    return this.from > 0 || this.to < this.length;
  }

  show(from, to) {
    const width = Math.min(Math.max(to - from, this.smallest), this.length);
    const middle = (from + to) / 2;
    this.from = Math.min(Math.max(middle - width / 2, 0), this.length - width);
    this.to = this.from + width;
    this.listeners.forEach((listener) => listener());
  }

  /** Around a moment, which stays where it is. */
  zoom(factor, at = (this.from + this.to) / 2) {
    this.show(at - (at - this.from) * factor, at + (this.to - at) * factor);
  }

  move(share) {
    const by = (this.to - this.from) * share;
    this.show(this.from + by, this.to + by);
  }

  all() {
    this.show(0, this.length);
  }

  onChange(listener) {
    this.listeners.push(listener);
  }

  toString() {
    return time(this.from) + ' to ' + time(this.to) + ' of ' + time(this.length);
  }
}

/** Round steps for about so many marks. */
function ticks(from, to, marks) {
  const rough = (to - from) / marks;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * unit).find((n) => n >= rough);
  const values = [];
  for (let value = Math.ceil(from / step) * step; value <= to; value += step) {
    values.push(value);
  }
  return values;
}
