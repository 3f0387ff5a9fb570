// What samples show clearly more of on the slow side of a comparison.

/** Empty without a difference. */
function inSamples(comparison) {
  return comparison.shown ? [longerCode(comparison), allocatedMore(comparison)] : [];
}

/** Null where samples show other code than what takes longer. */
function longerCode(comparison) {
  return comparison.unsampled
    ? null
    : samplesOfBoth(comparison, 'Threads run for longer in', 'method', time, comparison.longerCode.map((each) =>
      [withoutPackage(each.method), each.baseNanos, each.nextNanos]));
}

function allocatedMore(comparison) {
  return samplesOfBoth(comparison, 'More is allocated of', 'class', bytes, comparison.allocatedMore.map((each) =>
    [each.type.slice(each.type.lastIndexOf('.') + 1), each.baseBytes, each.nextBytes]));
}

/** Samples prove no 0. */
function samplesOfBoth(comparison, title, what, format, rows) {
  const cell = (value) => value === 0 ? 'no sample' : format(value);
  return rows.length
    ? scrolled(table(title + ', by samples, ' + perUnit(comparison), [what, comparison.base.label, comparison.next.label],
      rows.map(([name, base, next]) => [name, cell(base), cell(next)])))
    : null;
}
