package io.fjprobe.analyzer.recording.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What of a recording could not be read, in few sentences however much it is. */
final class Problems {

  /** At most this many problems of a kind are named one by one. */
  private static final int MOST = 5;

  private final Map<Integer, String> brokenChunks = new TreeMap<>();
  private final Map<String, Long> leftOut = new TreeMap<>();

  void addChunk(int number, @Nullable String reason) {
    brokenChunks.put(number, "chunk " + number + " can't be parsed: " + reason);
  }

  /**
   * @param events by type and reason
   */
  void addEvents(Map<String, Long> events) {
    events.forEach((what, count) -> leftOut.merge(what, count, Long::sum));
  }

  int chunks() {
    return brokenChunks.size();
  }

  List<String> sentences() {
    List<String> events =
        leftOut.entrySet().stream()
            .map(
                entry ->
                    String.format(
                        Locale.ROOT,
                        "%,d event%s left out: %s",
                        entry.getValue(),
                        entry.getValue() == 1 ? " is" : "s are",
                        entry.getKey()))
            .toList();
    List<String> sentences = new ArrayList<>(few(List.copyOf(brokenChunks.values()), "chunks"));
    sentences.addAll(few(events, "kinds of events"));
    return sentences;
  }

  private static List<String> few(List<String> all, String what) {
    if (all.size() <= MOST) {
      return all;
    }
    List<String> few = new ArrayList<>(all.subList(0, MOST));
    few.add("and so with " + (all.size() - MOST) + " more " + what);
    return few;
  }
}
