package io.fjprobe.analyzer.account.thread;

import io.fjprobe.analyzer.account.number.MostFrequent;
import io.fjprobe.analyzer.account.window.Window;
import io.fjprobe.analyzer.recording.sample.ThreadStart;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Who was sampled while it started threads that are no workers.
 *
 * @param samples that did
 * @param line of the application, that most of them have; null: none has one
 * @param forOneTask of them: CompletableFuture, for a single task each
 * @param forOneTaskLine that most of these have; null: none has one
 */
public record ThreadStartAccount(
    long samples, @Nullable String line, long forOneTask, @Nullable String forOneTaskLine) {

  public static final ThreadStartAccount NONE = new ThreadStartAccount(0, null, 0, null);

  static ThreadStartAccount of(Map<ThreadStart, Long> starts, Window window) {
    MostFrequent all = count(starts, start -> window.contains(start.segment()));
    MostFrequent single =
        count(starts, start -> window.contains(start.segment()) && start.forOneTask());
    return new ThreadStartAccount(all.sum(), all.most(), single.sum(), single.most());
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
