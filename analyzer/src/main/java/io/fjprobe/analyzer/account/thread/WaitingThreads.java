package io.fjprobe.analyzer.account.thread;

import io.fjprobe.analyzer.account.blocking.BlockedLine;
import io.fjprobe.analyzer.account.number.Row;
import io.fjprobe.analyzer.account.number.Rows;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.contract.BlockKind;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.stack.StackReading;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Threads that are no workers and wait in code of the application: of other executors, or of the
 * program itself. Those that wait in code of the JDK alone have nothing to do.
 *
 * @param threads whose names differ by numbers only
 * @param longest the line at which they wait longest, and how
 * @param all of their waits
 */
public record WaitingThreads(String name, int threads, Row all, Row longest) {

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private static final class Group {
    final Set<ThreadKey> threads = new HashSet<>();
    final Rows all = new Rows();
    final Rows lines = new Rows();
  }

  /**
   * Returns the group of threads that waits longest; null: no thread does, as far as events tell.
   */
  static @Nullable WaitingThreads of(Facts facts, Window window) {
    Set<ThreadKey> workers = new HashSet<>();
    facts.pools().values().forEach(pool -> workers.addAll(pool.threads()));
    Map<String, Group> groups = new HashMap<>();
    facts
        .blocking()
        .forEach(
            (key, tally) -> {
              String name = key.thread() == null ? null : key.thread().name();
              boolean counts =
                  name != null
                      && key.line() != null
                      && StackReading.isUserCode(key.line())
                      && key.kind() != BlockKind.MANAGED
                      && key.kind() != BlockKind.PINNED
                      && !workers.contains(key.thread())
                      && window.contains(key.segment());
              if (counts) {
                String stem = NUMBER.matcher(name).replaceAll("#");
                Group group = groups.computeIfAbsent(stem, k -> new Group());
                group.threads.add(key.thread());
                group.all.add(stem, tally);
                group.lines.add(new BlockedLine.At(key.kind(), key.line()).name(), tally);
              }
            });
    return groups.values().stream()
        .map(WaitingThreads::of)
        .max((a, b) -> Long.compare(a.all.totalNanos(), b.all.totalNanos()))
        .orElse(null);
  }

  private static WaitingThreads of(Group group) {
    List<Row> all = group.all.sorted();
    boolean one = group.threads.size() == 1;
    return new WaitingThreads(
        one ? group.threads.iterator().next().name() : all.get(0).name(),
        group.threads.size(),
        all.get(0),
        group.lines.sorted().get(0));
  }
}
