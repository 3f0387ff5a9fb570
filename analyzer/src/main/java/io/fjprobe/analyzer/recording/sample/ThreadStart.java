package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.stack.Lines;
import io.fjprobe.analyzer.recording.stack.StackReading;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCMethod;
import org.openjdk.jmc.common.IMCStackTrace;

/**
 * Who was sampled while it started a platform thread that is no worker.
 *
 * @param line of user code, in {@link Lines} until lines are named; null: there is none
 * @param forOneTask by CompletableFuture, which gives each task a thread of its own
 */
public record ThreadStart(int segment, @Nullable String line, boolean forOneTask) {

  private static final String THREAD = "java.lang.Thread";
  private static final Set<String> STARTS = Set.of("start", "start0");
  private static final String VIRTUAL = "java.lang.VirtualThread";
  private static final String THREAD_PER_TASK =
      "java.util.concurrent.CompletableFuture$ThreadPerTaskExecutor";
  private static final String POOL = "ForkJoinPool";

  /** Null if it starts none. */
  public static @Nullable ThreadStart of(IMCStackTrace trace) {
    boolean starts = false;
    boolean forOneTask = false;
    Lines lines = new Lines();
    for (IMCFrame frame : trace.getFrames()) {
      IMCMethod method = frame.getMethod();
      String type = StackReading.typeOf(method);
      if (type == null || method.getMethodName() == null) {
        continue;
      }
      boolean user = StackReading.isUserCode(type);
      if (user) {
        lines.offer(frame, type);
      }
      if (lines.isEmpty()) {
        if (type.contains(POOL) || type.startsWith(VIRTUAL)) {
          return null;
        }
        starts |= type.equals(THREAD) && STARTS.contains(method.getMethodName());
        forOneTask |= type.equals(THREAD_PER_TASK);
      }
    }
    return starts || forOneTask ? new ThreadStart(0, lines.packed(), forOneTask) : null;
  }

  public ThreadStart in(int newSegment) {
    return new ThreadStart(newSegment, line, forOneTask);
  }

  public ThreadStart at(@Nullable String newLine) {
    return new ThreadStart(segment, newLine, forOneTask);
  }
}
