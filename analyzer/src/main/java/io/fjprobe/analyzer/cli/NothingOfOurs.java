package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.account.RecordingAccount;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What to say of a recording without our events: what is in it, why, and what to do. */
final class NothingOfOurs {

  /** At most this many types of events are named. */
  private static final int SHOWN = 5;

  private NothingOfOurs() {}

  static String message(RecordingAccount account) {
    long all = account.recorded().events().values().stream().mapToLong(Long::longValue).sum();
    return String.format(
        Locale.ROOT,
        "%s has no fjprobe events, but %,d others of %d types%s. Was the agent attached? Run the"
            + " program with -javaagent:fjprobe.jar and summarize the recording that it leaves.",
        account.source().file(),
        all,
        account.recorded().events().size(),
        all == 0 ? "" : " (most: " + most(account.recorded().events()) + ")");
  }

  private static String most(Map<String, Long> events) {
    return events.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(SHOWN)
        .map(entry -> String.format(Locale.ROOT, "%s %,d", entry.getKey(), entry.getValue()))
        .collect(Collectors.joining(", "));
  }
}
