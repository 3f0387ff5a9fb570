// How often methods were called that the agent was asked to count.

/** Null where none was counted. */
function callsFigure(section) {
  const operations = section.operations ? section.operations.count : null;
  const units = operations === null ? section.wallNanos / 1e9 : operations;
  const rows = section.countedCalls.map((each) =>
    [withoutPackage(each.method), count(each.calls), number(each.calls / units)]);
  return rows.length
    ? figure(
        'Calls, counted',
        ['Each call of the methods that the option count names.'],
        scrolled(table('Calls', ['method', 'calls', operations === null ? 'per second' : 'per operation'], rows)),
        null)
    : null;
}

/** Null where none was counted on either side. */
function callsOfBoth(comparison) {
  const rows = comparison.calls.map((each) => [
    withoutPackage(each.method),
    callsOrNot(each.base),
    callsOrNot(each.next),
    each.base > 0 && each.next !== null ? number(each.next / each.base) : '-',
  ]);
  return rows.length
    ? scrolled(table('Calls ' + perUnit(comparison) + ', counted' + countedElsewhere(comparison), ['method', comparison.base.label, comparison.next.label, 'ratio'], rows))
    : null;
}

/** Empty if they were counted in the recordings that are compared. */
function countedElsewhere(comparison) {
  const runs = comparison.countedIn;
  return runs ? ' in ' + runs.base + ' and ' + runs.next + ' more runs' : '';
}

function callsOrNot(calls) {
  return calls === null ? NOT_RECORDED : number(calls);
}
