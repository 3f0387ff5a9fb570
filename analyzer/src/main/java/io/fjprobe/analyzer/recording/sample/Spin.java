package io.fjprobe.analyzer.recording.sample;

import io.fjprobe.analyzer.recording.field.ThreadKey;
import io.fjprobe.analyzer.recording.stack.Frame;
import io.fjprobe.analyzer.recording.stack.Lines;
import io.fjprobe.analyzer.recording.stack.Method;
import io.fjprobe.analyzer.recording.stack.Stack;
import io.fjprobe.analyzer.recording.stack.StackReading;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Who was sampled while it waited by spinning. What the JDK and the pool do so is for moments, and
 * does not count.
 *
 * @param line of user code
 * @param inNative not in Java code: it is not among the samples of that
 */
public record Spin(ThreadKey thread, int segment, @Nullable String line, boolean inNative) {

  private static final String THREAD = "java.lang.Thread";
  private static final Set<String> WAITS = Set.of("yield", "yield0", "onSpinWait");

  /** These methods of queues return at once, also if there is nothing in them. */
  private static final Set<String> ASKS =
      Set.of("poll", "relaxedPoll", "peek", "relaxedPeek", "isEmpty", "pollFirst", "pollLast");

  private static final Pattern QUEUE = Pattern.compile(".*(Queue|Deque)\\w*(\\$\\w+)?");

  /** Returns the lines of user code, in {@link Lines}; null if the thread does not wait so. */
  public static @Nullable String lines(Stack trace) {
    boolean spins = false;
    Lines lines = new Lines();
    for (Frame frame : trace.frames()) {
      Method method = frame.method();
      String type = method.type();
      String name = method.name();
      if (type == null || name == null) {
        continue;
      }
      if (lines.isEmpty()) {
        if (type.equals(THREAD) && WAITS.contains(name) || asks(type, name)) {
          spins = true;
          continue;
        } else if (!spins || !StackReading.isUserCode(type)) {
          return null;
        }
      }
      if (StackReading.isUserCode(type)) {
        lines.offer(frame);
      }
    }
    return lines.packed();
  }

  private static boolean asks(String type, String method) {
    return ASKS.contains(method) && QUEUE.matcher(type).matches();
  }

  public Spin at(@Nullable String newLine) {
    return new Spin(thread, segment, newLine, inNative);
  }
}
