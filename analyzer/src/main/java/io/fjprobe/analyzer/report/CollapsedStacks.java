package io.fjprobe.analyzer.report;

import io.fjprobe.analyzer.account.RecordingAccount;
import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.moment.Box;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.wording.MomentWording;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The account of wall time in the form that flame graph tools read: a line for each box, frames
 * from the root with semicolons between them, and its wall time in microseconds. The root is the
 * pool or the group of threads, the last frame what they do there.
 */
public final class CollapsedStacks {

  private static final double NANOS_PER_MICRO = 1e3;

  private CollapsedStacks() {}

  /** Returns a line for each box; empty: nobody looked at all threads. */
  public static String of(Collection<RecordingAccount> accounts) {
    List<String> lines = new ArrayList<>();
    for (RecordingAccount account : accounts) {
      for (SectionAccount section : account.sections()) {
        MomentAccount moments = section.moments();
        if (moments != null) {
          moments.boxes().forEach(box -> lines.add(line(box, moments.lookedNanos())));
        }
      }
    }
    return lines.stream().map(line -> line + '\n').collect(Collectors.joining());
  }

  private static String line(Box box, long nanos) {
    return Stream.of(
                (box.worker() ? "pool " : "") + box.where(),
                box.caller(),
                box.line(),
                box.called(),
                MomentWording.of(box.doing()))
            .filter(Objects::nonNull)
            .filter(frame -> !frame.isEmpty())
            .map(frame -> frame.replace(';', ',').replace('\n', ' '))
            .collect(Collectors.joining(";"))
        + ' '
        + Math.round(box.share() * nanos / NANOS_PER_MICRO);
  }
}
