package io.fjprobe.analyzer.recording.tally;

import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import org.jspecify.annotations.Nullable;

/**
 * Blocking that the pool does not know of.
 *
 * @param line first frame of user code, or else of the JDK; null where the stack is not known
 * @param on class of the lock or what is parked on; or null
 * @param holder thread that held the monitor last before it was entered; null where that is not
 *     known
 */
public record BlockKey(
    ThreadKey thread,
    int segment,
    BlockKind kind,
    @Nullable String line,
    @Nullable String on,
    @Nullable ThreadKey holder) {

  public BlockKey at(@Nullable String chosen) {
    return new BlockKey(thread, segment, kind, chosen, on, holder);
  }
}
