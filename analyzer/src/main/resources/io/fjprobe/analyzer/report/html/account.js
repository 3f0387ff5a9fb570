// Where the time went: one bar for each pool.

const HOW_KNOWN = {MEASURED: 'measured', SAMPLED: 'sampled', DERIVED: 'derived', NOT_RECORDED};

function accountFigure(section, labels) {
  const bars = section.pools
      .filter((pool) => pool.account.totalNanos > 0)
      .map((pool) => ({name: 'pool ' + pool.name, account: pool.account, operations: section.operations}));
  if (section.externalTime && section.externalTime.totalNanos > 0) {
    bars.push({
      name: 'external threads', account: section.externalTime, operations: section.operations,
    });
  }
  if (!bars.length) {
    return el('p', {class: 'missing'}, 'The time of workers is ' + NOT_RECORDED + '.');
  }
  const kinds = Object.keys(labels.buckets).filter((kind) =>
    bars.some((bar) => bucketOf(bar.account, kind).nanos > 0));
  const config = () => ({
    type: 'bar',
    data: {
      labels: bars.map((bar) => bar.name),
      datasets: kinds.map((kind) => ({
        label: labels.buckets[kind],
        data: bars.map((bar) => 100 * (bucketOf(bar.account, kind).nanos || 0) / bar.account.totalNanos),
        backgroundColor: colour(kind),
        borderColor: colour('ground'),
        borderWidth: {right: 1},
      })),
    },
    options: {
      indexAxis: 'y',
      scales: {
        x: axis('share of their time, %   (user code: higher is better)', {stacked: true, min: 0, max: 100}),
        y: {stacked: true, ticks: {autoSkip: false, callback(index) {
          return shorten(this.getLabelForValue(index), 22);
        }}},
      },
      plugins: {
        legend: {position: 'bottom', labels: {boxWidth: 12}},
        tooltip: {callbacks: {label: (item) =>
          item.dataset.label + ': '
          + time(bucketOf(bars[item.dataIndex].account, kinds[item.datasetIndex]).nanos)
          + ', ' + percent(item.raw / 100)}},
      },
    },
  });
  const rows = bars.flatMap((bar) =>
    bar.account.buckets.map((bucket) => accountRow(bar, bucket, labels)));
  return figure(
      'Where the time went',
      [section.name + ': all time of the threads of a pool, without overlap. What is not recorded is in "'
        + labels.buckets.UNATTRIBUTED + '" or in the other parts; the table has an interval for sampled parts.'],
      chart(
          'Bars of where the time of threads went: '
          + bars.map((bar) => bar.name + ' ' + topParts(bar.account, labels)).join('; '),
          (narrow() ? 160 : 130) + 34 * bars.length,
          config),
      table(
          'Time of threads',
          ['part', 'of', 'time', 'share', 'per operation', 'at least', 'at most', 'known'],
          rows));
}

function bucketOf(account, kind) {
  return account.buckets.find((bucket) => bucket.kind === kind) || {nanos: null};
}

function accountRow(bar, bucket, labels) {
  const total = bar.account.totalNanos;
  const operations = bar.operations ? bar.operations.count : 0;
  const missing = bucket.nanos === null;
  return [
    labels.buckets[bucket.kind],
    bar.name,
    time(bucket.nanos),
    missing ? NOT_RECORDED : percent(bucket.nanos / total),
    missing ? NOT_RECORDED : operations ? time(bucket.nanos / operations) : '-',
    missing ? '-' : percent(bucket.lowNanos / total),
    missing ? '-' : percent(bucket.highNanos / total),
    HOW_KNOWN[bucket.source],
  ];
}

function topParts(account, labels) {
  return account.buckets
      .filter((bucket) => bucket.nanos > 0.01 * account.totalNanos)
      .sort((a, b) => b.nanos - a.nanos)
      .map((bucket) => labels.buckets[bucket.kind] + ' ' + percent(bucket.nanos / account.totalNanos))
      .join(', ');
}

function shorten(text, length) {
  return text.length <= length
    ? text
    : text.slice(0, length / 2 - 1) + '\u2026' + text.slice(-length / 2 + 1);
}
