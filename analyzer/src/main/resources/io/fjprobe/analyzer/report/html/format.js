// How numbers read: the same as in the text report.

const NOT_RECORDED = 'not recorded';

/** JSON has no NaN and no infinity: they come as text. */
function known(value) {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The folder is where the recording lay when the page was written. */
function fileName(path) {
  return path.replace(/^.*[/\\]/, '');
}

function digits(value) {
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < 1000) {
    return String(value);
  }
  if (size >= 99.95) {
    return value.toFixed(0);
  }
  if (size >= 9.995) {
    return value.toFixed(1);
  }
  return size >= 0.01 ? value.toFixed(2) : value.toPrecision(2);
}

function time(nanos) {
  if (!known(nanos)) {
    return nanos === 'NaN' ? 'unknown' : NOT_RECORDED;
  }
  let value = nanos;
  for (const unit of ['ns', 'us', 'ms']) {
    if (Math.abs(value) < 999.5) {
      return digits(value) + ' ' + unit;
    }
    value /= 1000;
  }
  return (Math.abs(value) < 600 ? digits(value) : count(value)) + ' s';
}

function bytes(value) {
  let rest = value;
  for (const unit of ['B', 'kB', 'MB']) {
    if (Math.abs(rest) < 999.5) {
      return digits(rest) + ' ' + unit;
    }
    rest /= 1000;
  }
  return digits(rest) + ' GB';
}

function count(value) {
  return known(value) ? Math.round(value).toLocaleString('en-US') : NOT_RECORDED;
}

function number(value) {
  if (!known(value)) {
    return value === 'NaN' ? 'unknown' : value === 'Infinity' ? 'infinite' : NOT_RECORDED;
  }
  return Math.abs(value) >= 999.5 ? count(value) : digits(value);
}

function percent(share) {
  if (!known(share)) {
    return NOT_RECORDED;
  }
  const value = share * 100;
  if (value > 0 && value < 0.1) {
    return '<0.1 %';
  }
  return (Math.abs(value) < 10 && value !== 0 ? value.toFixed(1) : value.toFixed(0)) + ' %';
}

function signed(value, format) {
  return (known(value) && value > 0 ? '+' : '') + format(value);
}

function interval({low, high}, format) {
  return known(low) ? signed(low, format) + '..' + signed(high, format) : 'unknown';
}

function many(value, noun) {
  return count(value) + ' ' + noun + (value === 1 ? '' : 's');
}
