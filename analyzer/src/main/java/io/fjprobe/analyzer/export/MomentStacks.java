package io.fjprobe.analyzer.export;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.wording.MomentWording;

/**
 * The account of wall time as stacks: whose time it is, what they do, and at which line. Weights
 * are microseconds, and add up to the time that was looked at.
 */
public final class MomentStacks {

  private static final double NANOS_PER_MICRO = 1e3;

  private MomentStacks() {}

  /** Adds the boxes of all sections. There are none where nobody looked at all threads. */
  public static void add(RecordingAccount account, CollapsedStacks stacks) {
    for (SectionAccount section : account.sections()) {
      MomentAccount moments = section.moments();
      if (moments != null) {
        moments.boxes().forEach(box -> add(box, moments.lookedNanos(), stacks));
      }
    }
  }

  private static void add(Box box, long nanos, CollapsedStacks stacks) {
    stacks.add(
        box.share() * nanos / NANOS_PER_MICRO,
        (box.worker() ? "pool " : "") + box.where(),
        MomentWording.of(box.doing()),
        box.caller(),
        box.line(),
        box.called());
  }
}
