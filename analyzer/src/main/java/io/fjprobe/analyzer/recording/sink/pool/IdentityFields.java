package io.fjprobe.analyzer.recording.sink.pool;

import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.field.EventValues;
import io.fjprobe.analyzer.recording.field.Fields;
import io.fjprobe.analyzer.recording.field.FlagField;
import io.fjprobe.analyzer.recording.field.NumberField;
import io.fjprobe.analyzer.recording.field.TextField;
import io.fjprobe.analyzer.recording.field.TimeField;
import io.fjprobe.analyzer.recording.pool.PoolFacts;

/** The fields that say which pool an event is about. */
final class IdentityFields {

  private final TimeField start;
  private final NumberField poolId;
  private final TextField poolName;
  private final TextField poolKind;
  private final NumberField parallelism;
  private final FlagField asyncMode;

  IdentityFields(Fields fields) {
    start = fields.start();
    poolId = fields.number("poolId");
    poolName = fields.name("poolName");
    poolKind = fields.name("poolKind");
    parallelism = fields.number("parallelism");
    asyncMode = fields.flag("asyncMode");
  }

  /** Returns the pool of an event, and identifies it. */
  PoolFacts pool(EventValues event, Facts facts) {
    PoolFacts pool = facts.pool(poolId.intOf(event));
    pool.identify(
        new PoolFacts.Identity(
            poolName.of(event),
            new PoolKind(poolKind.of(event)),
            parallelism.intOf(event),
            asyncMode.of(event)),
        start.of(event));
    return pool;
  }
}
