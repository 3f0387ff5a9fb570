// Paints lanes: a column of each lane for each bin, or for each pixel if bins are smaller.

const AXIS = 22;
const STRIP = 14;

class LanePainter {
  constructor(canvas, chart, view) {
    this.canvas = canvas;
    this.chart = chart;
    this.view = view;
  }

  layout(lanes) {
    this.lanes = lanes;
    this.width = this.canvas.parentElement.clientWidth;
    this.gutter = Math.min(Math.max(this.width * 0.22, 84), 230);
    this.row = lanes.length <= 40 ? 17 : lanes.length <= 100 ? 13 : lanes.length <= 200 ? 8 : 5;
    this.top = this.chart.iterations.length ? STRIP : 0;
    this.height = this.top + lanes.length * this.row + AXIS;
    const ratio = Math.min(devicePixelRatio || 1, 2);
    this.canvas.width = this.width * ratio;
    this.canvas.height = this.height * ratio;
    this.canvas.style.width = this.width + 'px';
    this.canvas.style.height = this.height + 'px';
    this.context = this.canvas.getContext('2d');
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  x(nanos) {
    const share = (nanos - this.view.from) / (this.view.to - this.view.from);
    return this.gutter + share * (this.width - this.gutter);
  }

  nanos(x) {
    const share = (x - this.gutter) / (this.width - this.gutter);
    return this.view.from + share * (this.view.to - this.view.from);
  }

  laneAt(y) {
    return this.lanes[Math.floor((y - this.top) / this.row)];
  }

  paint() {
    const c = this.context;
    this.colours = Object.fromEntries(STATES.map(([state]) => [state, colour(state)]));
    this.ground = colour('ground');
    this.text = colour('text');
    this.faint = colour('line');
    c.fillStyle = this.ground;
    c.fillRect(0, 0, this.width, this.height);
    this.hatch = this.hatching();
    c.font = Math.min(this.row - 2, 12) + 'px ' + getComputedStyle(document.body).fontFamily;
    c.textBaseline = 'middle';
    c.save();
    c.beginPath();
    c.rect(this.gutter, 0, this.width - this.gutter, this.height);
    c.clip();
    this.lanes.forEach((lane, i) => this.lane(lane, this.top + i * this.row));
    c.restore();
    this.lanes.forEach((lane, i) => this.name(lane, i));
    this.lanes.forEach((lane, i) => this.border(lane, i));
    c.font = '11px ' + getComputedStyle(document.body).fontFamily;
    this.iterations();
    this.axis();
    this.canvas.dataset.drawn = 'true';
  }

  hatching() {
    const tile = document.createElement('canvas');
    tile.width = 6;
    tile.height = 6;
    const t = tile.getContext('2d');
    t.strokeStyle = this.ground;
    t.lineWidth = 1.4;
    t.beginPath();
    t.moveTo(-1, 7);
    t.lineTo(7, -1);
    t.moveTo(-1, 1);
    t.lineTo(1, -1);
    t.moveTo(5, 7);
    t.lineTo(7, 5);
    t.stroke();
    return this.context.createPattern(tile, 'repeat');
  }

  /** Columns that look the same are painted as one. */
  lane(lane, y) {
    const bin = this.chart.binNanos;
    const first = Math.max(Math.floor(this.view.from / bin), 0);
    const last = Math.min(Math.ceil(this.view.to / bin), this.chart.bins);
    const perPixel = (this.view.to - this.view.from) / bin / (this.width - this.gutter);
    const step = Math.max(Math.floor(perPixel), 1);
    let run = null;
    for (let i = first; i < last; i += step) {
      const column = this.column(lane, i, Math.min(i + step, last));
      if (run && run.key === column.key) {
        run.to = Math.min(i + step, last);
      } else {
        this.paintRun(run, y);
        run = Object.assign(column, {from: i, to: Math.min(i + step, last)});
      }
    }
    this.paintRun(run, y);
    if (lane.spare && lane.fromNanos !== undefined) {
      this.diamond(this.x(lane.fromNanos), y + this.row / 2);
    }
  }

  column(lane, from, to) {
    const values = STATES.map(([state]) => {
      let sum = 0;
      for (let i = from; i < to; i++) {
        sum += lane.states[state][i];
      }
      return sum / (to - from) / LEVELS;
    });
    let somewhen = 0;
    for (let i = from; i < to; i++) {
      somewhen += lane.states.somewhen[i];
    }
    const all = values.reduce((a, b) => a + b, 0);
    const shares = values.map((value) => (all > 1 ? value / all : value));
    const hatched = somewhen / (to - from) / LEVELS > 0.1;
    return {shares, hatched, key: shares.map((s) => Math.ceil(s * 16)).join() + hatched};
  }

  paintRun(run, y) {
    if (!run) {
      return;
    }
    const c = this.context;
    const left = Math.round(this.x(run.from * this.chart.binNanos));
    const right = Math.max(Math.round(this.x(run.to * this.chart.binNanos)), left + 1);
    const height = this.row - (this.row > 6 ? 2 : 1);
    let bottom = y + height;
    run.shares.forEach((share, i) => {
      // what is there is seen, however short it was
      const part = share > 0 ? Math.max(share * height, 1) : 0;
      if (part > 0) {
        c.fillStyle = this.colours[STATES[i][0]];
        c.fillRect(left, Math.max(bottom - part, y), right - left, Math.min(part, bottom - y));
        if (run.hatched && i > 0) {
          c.fillStyle = this.hatch;
          c.fillRect(left, Math.max(bottom - part, y), right - left, Math.min(part, bottom - y));
        }
        bottom = Math.max(bottom - part, y);
      }
    });
  }

  diamond(x, y) {
    const c = this.context;
    const size = Math.max(this.row / 3, 2.5);
    c.beginPath();
    c.moveTo(x, y - size);
    c.lineTo(x + size, y);
    c.lineTo(x, y + size);
    c.lineTo(x - size, y);
    c.closePath();
    c.fillStyle = this.text;
    c.fill();
    c.strokeStyle = this.ground;
    c.stroke();
  }

  name(lane, i) {
    const every = Math.ceil(11 / this.row);
    if (i % every) {
      return;
    }
    const c = this.context;
    c.font = Math.min(this.row * every - 1, 12) + 'px ' + getComputedStyle(document.body).fontFamily;
    c.fillStyle = this.text;
    const mark = lane.spare ? '\u25c6 ' : '';
    const whole = mark + lane.name;
    const said = c.measureText(whole).width > this.gutter - 8 ? mark + brief(lane.name) : whole;
    let length = said.length;
    while (length > 6 && c.measureText(shorten(said, length)).width > this.gutter - 8) {
      length--;
    }
    c.fillText(shorten(said, length), 2, this.top + i * this.row + this.row * every / 2);
  }

  /** Where the next pool begins. */
  border(lane, i) {
    if (i > 0 && this.lanes[i - 1].pool !== lane.pool) {
      const c = this.context;
      c.fillStyle = this.text;
      c.globalAlpha = 0.55;
      c.fillRect(0, this.top + i * this.row - 0.5, this.width, 1);
      c.globalAlpha = 1;
    }
  }

  iterations() {
    const c = this.context;
    c.fillStyle = this.text;
    if (this.chart.iterations.length) {
      c.fillText('iterations', 2, STRIP / 2);
    }
    for (const span of this.chart.iterations) {
      const left = Math.max(this.x(span.fromNanos), this.gutter);
      const right = Math.min(this.x(span.toNanos), this.width);
      if (right > left) {
        c.globalAlpha = span.measured ? 1 : 0.35;
        c.fillStyle = this.text;
        c.fillRect(left, 4, Math.max(right - left - 1, 1), STRIP - 8);
        c.globalAlpha = 1;
      }
    }
  }

  axis() {
    const c = this.context;
    const y = this.height - AXIS;
    c.strokeStyle = this.faint;
    c.fillStyle = this.text;
    c.textAlign = 'center';
    const marks = Math.max(Math.floor((this.width - this.gutter) / 90), 2);
    for (const mark of ticks(this.view.from, this.view.to, marks)) {
      const x = this.x(mark);
      const label = time(mark);
      const half = c.measureText(label).width / 2;
      c.beginPath();
      c.moveTo(x, this.top);
      c.lineTo(x, y + 4);
      c.stroke();
      c.fillText(label, Math.min(Math.max(x, this.gutter + half), this.width - half), y + 13);
    }
    c.textAlign = 'start';
    c.fillText('time', 2, y + 13);
  }
}

/** The numbers of pool and worker are what tells lanes apart. */
function brief(name) {
  return name.replace(/^ForkJoinPool-(\d+)-worker-(\d+)$/, 'pool $1, $2')
      .replace(/^ForkJoinPool\.commonPool-worker-(\d+)$/, 'common, $1');
}
