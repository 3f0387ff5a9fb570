package io.fjprobe.analyzer.account.group;

import io.fjprobe.analyzer.contract.PoolKind;
import io.fjprobe.analyzer.recording.pool.PoolFacts;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What pools of a group have in common.
 *
 * @param line of the application that made them; null: they have the name in common
 * @param name without its number; null: they have the line in common
 */
record PoolKey(
    @Nullable String line,
    @Nullable String name,
    PoolKind kind,
    int parallelism,
    boolean asyncMode) {

  /** The text between the name of a pool and the line that made it. */
  static final String MADE_AT = " made at ";

  private static final Pattern NUMBER = Pattern.compile("-\\d+$");

  static PoolKey maker(@Nullable String line, PoolFacts.Identity identity) {
    return new PoolKey(line, null, identity.kind(), identity.parallelism(), identity.asyncMode());
  }

  static PoolKey stem(PoolFacts.Identity identity) {
    return new PoolKey(
        null,
        withoutNumber(identity.name()),
        identity.kind(),
        identity.parallelism(),
        identity.asyncMode());
  }

  static String withoutNumber(String name) {
    return NUMBER.matcher(name).replaceFirst("");
  }

  /**
   * Returns whether the application made a pool. The JDK makes the others, for whoever comes first.
   */
  static boolean isMadeByTheApplication(PoolFacts facts) {
    return facts.identity() != null
        && !facts.identity().kind().isCommon()
        && !facts.identity().kind().isScheduler();
  }
}
