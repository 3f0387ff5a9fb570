package io.fjprobe.analyzer.compare.cause.blocking;

import io.fjprobe.analyzer.compare.cause.Case;
import io.fjprobe.analyzer.compare.cause.Cause;
import io.fjprobe.analyzer.compare.cause.CauseStatement;
import io.fjprobe.analyzer.compare.cause.MostOfIt;
import io.fjprobe.analyzer.compare.cause.limit.CauseLimit;
import io.fjprobe.analyzer.compare.measure.Evidence;
import io.fjprobe.analyzer.compare.measure.Part;
import io.fjprobe.analyzer.wording.Wording;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tasks themselves wait more: for I/O, locks, or a sleep. */
public final class BlockingCause implements Cause {

  @Override
  public String id() {
    return "blocking-in-tasks";
  }

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.UNMANAGED_BLOCKED);
  }

  @Override
  public boolean outsideForkJoin() {
    return true;
  }

  @Override
  public @Nullable Account judge(Case subject) {
    boolean oftener = subject.more(Evidence.UNMANAGED_BLOCKS);
    boolean longer = subject.more(Evidence.UNMANAGED_BLOCK_LENGTH);
    return !oftener && !longer
        ? null
        : subject.account(
            CauseStatement.of(
                "tasks block more on "
                    + subject.slow()
                    + ", outside the pool's own waits"
                    + MostOfIt.of(
                        subject,
                        ", most of it ",
                        subject.slowerLines().blocking(),
                        subject.onSlow(Part.UNMANAGED_BLOCKED)
                            - subject.onFast(Part.UNMANAGED_BLOCKED)),
                asLong(subject)),
            "Unmanaged blocking: "
                + subject.both(Part.UNMANAGED_BLOCKED)
                + " per operation. Unmanaged blocks in events of the JDK: "
                + subject.both(Evidence.UNMANAGED_BLOCKS)
                + "; mean length: "
                + subject.both(Evidence.UNMANAGED_BLOCK_LENGTH)
                + "."
                + subject.at("Most of the difference is at", subject.slowerLines().blocking())
                + subject.at(
                    "The monitors that they wait for were last held by",
                    subject.slowerLines().holders())
                + kind(subject, Evidence.SOCKET_TIME, "sockets")
                + kind(subject, Evidence.MONITOR_TIME, "monitors"),
            List.of("run the code that waits in its own executor, or wrap it in a ManagedBlocker"));
  }

  /** Says that they do not take longer, so that there are more of them; none: that is not so. */
  private static List<String> asLong(Case subject) {
    double time = subject.onSlow(Part.UNMANAGED_BLOCKED) / subject.onFast(Part.UNMANAGED_BLOCKED);
    double length =
        subject.onSlow(Evidence.UNMANAGED_BLOCK_LENGTH)
            / subject.onFast(Evidence.UNMANAGED_BLOCK_LENGTH);
    double most = CauseLimit.WORTH_A_WORD.value();
    return time < CauseLimit.CLEARLY_MORE.value()
            || !Double.isFinite(time)
            || !(length <= most && length >= 1 / most)
        ? List.of()
        : List.of(
            Wording.text(
                "each wait takes about as long, so there are about %.1f times as many",
                time / length));
  }

  private static String kind(Case subject, Evidence evidence, String name) {
    double more = subject.onSlow(evidence) - subject.onFast(evidence);
    return more > CauseLimit.BLOCKING_IN_TASKS_KIND_NAMED.value() * subject.gap()
        ? " Most of it is for " + name + ": " + Wording.time(more) + " more."
        : "";
  }
}
