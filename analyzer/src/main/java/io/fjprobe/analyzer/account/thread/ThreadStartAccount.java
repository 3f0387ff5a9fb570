package io.fjprobe.analyzer.account.thread;

import io.fjprobe.analyzer.account.number.MostFrequent;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.sample.ThreadStart;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Who started threads that are no workers. Where events tell of that, samples do not count.
 *
 * @param seen starts that events or samples tell of. More threads may have started.
 * @param sampled whether these are samples
 * @param line of the application, that most of them have; null: none has one
 * @param forOneTask of them: CompletableFuture, for a single task each
 * @param forOneTaskLine that most of these have; null: none has one
 */
public record ThreadStartAccount(
    long seen,
    boolean sampled,
    @Nullable String line,
    long forOneTask,
    @Nullable String forOneTaskLine) {

  public static final ThreadStartAccount NONE = new ThreadStartAccount(0, true, null, 0, null);

  static ThreadStartAccount of(Map<ThreadStart, Long> starts, Window window) {
    MostFrequent events = count(starts, start -> isOf(window, start, false));
    boolean sampled = events.sum() == 0;
    MostFrequent all = sampled ? count(starts, start -> isOf(window, start, true)) : events;
    MostFrequent single =
        count(starts, start -> isOf(window, start, sampled) && start.forOneTask());
    return new ThreadStartAccount(all.sum(), sampled, all.most(), single.sum(), single.most());
  }

  private static boolean isOf(Window window, ThreadStart start, boolean sampled) {
    return start.sampled() == sampled && window.contains(start.segment());
  }

  private static MostFrequent count(Map<ThreadStart, Long> starts, Predicate<ThreadStart> which) {
    MostFrequent counted = new MostFrequent();
    starts.forEach(
        (start, count) -> {
          if (which.test(start)) {
            counted.add(start.line(), count);
          }
        });
    return counted;
  }
}
