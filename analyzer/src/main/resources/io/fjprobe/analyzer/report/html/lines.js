// Where in the application's code the workers of a pool wait.

const MOST_LINES = 10;

function waitFigure(pool) {
  const about = pool.joins.sampled ? 'about ' : '';
  const waits = [
    ...pool.joins.byLine.map((row) => ['blocked in a join at ' + row.name, row, about]),
    ...pool.blocking.byLine.map((row) => [row.name + ', unmanaged', row, '']),
  ].sort((a, b) => b[1].totalNanos - a[1].totalNanos);
  if (!waits.length) {
    return null;
  }
  const node = table(
      'Waits of workers of ' + pool.name + ', the longest total first',
      ['line', 'waits', 'total', 'mean', 'longest'],
      waits.slice(0, MOST_LINES).map(([name, row, estimate]) => [
        name, estimate + count(row.count), estimate + time(row.totalNanos), time(row.meanNanos), time(row.maxNanos),
      ]));
  const left = waits.length - MOST_LINES;
  return figure(
      'Where workers wait',
      left > 0 ? [many(left, 'line') + ' with shorter waits left out.'] : [],
      scrolled(node),
      null);
}
