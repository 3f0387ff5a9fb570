package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.stack.Frame;
import io.fjprobe.analyzer.recording.stack.Lines;
import io.fjprobe.analyzer.recording.stack.Method;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.stack.StackReading;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who started a platform thread that is no worker.
 *
 * @param line of user code, in {@link Lines} until lines are named; null: there is none
 * @param forOneTask by CompletableFuture, which gives each task a thread of its own
 * @param sampled whether a sample shows it. Otherwise an event tells of each start.
 */
public record ThreadStart(int segment, @Nullable String line, boolean forOneTask, boolean sampled) {

  private static final String THREAD = "java.lang.Thread";
  private static final Set<String> STARTS = Set.of("start", "start0");
  private static final String VIRTUAL = "java.lang.VirtualThread";
  private static final String THREAD_PER_TASK =
      "java.util.concurrent.CompletableFuture$ThreadPerTaskExecutor";
  private static final String POOL = "ForkJoinPool";

  /** Returns null if the thread starts none. */
  public static @Nullable ThreadStart of(Stack trace) {
    boolean starts = false;
    boolean forOneTask = false;
    Lines lines = new Lines();
    for (Frame frame : trace.frames()) {
      Method method = frame.method();
      String type = method.type();
      if (type == null || method.name() == null) {
        continue;
      }
      boolean user = StackReading.isUserCode(type);
      if (user) {
        lines.offer(frame);
      }
      if (lines.isEmpty()) {
        if (type.contains(POOL) || type.startsWith(VIRTUAL)) {
          return null;
        }
        starts |= type.equals(THREAD) && STARTS.contains(method.name());
        forOneTask |= type.equals(THREAD_PER_TASK);
      }
    }
    return starts || forOneTask ? new ThreadStart(0, lines.packed(), forOneTask, true) : null;
  }

  public ThreadStart byEvent() {
    return new ThreadStart(segment, line, forOneTask, false);
  }

  public ThreadStart in(int newSegment) {
    return new ThreadStart(newSegment, line, forOneTask, sampled);
  }

  public ThreadStart at(@Nullable String newLine) {
    return new ThreadStart(segment, newLine, forOneTask, sampled);
  }
}
