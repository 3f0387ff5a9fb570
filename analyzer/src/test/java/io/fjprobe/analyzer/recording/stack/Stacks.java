package io.fjprobe.analyzer.recording.stack;

import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.stream.Stream;

/** Stack traces in short. */
public final class Stacks {

  /** Of all frames. */
  public static final int LINE = 7;

  private static final Map<String, Integer> MODIFIERS =
      Map.of("synchronized", Modifier.SYNCHRONIZED, "native", Modifier.NATIVE, "synthetic", 0x1000);

  private Stacks() {}

  /**
   * @param topToBottom names of methods with their classes; "synchronized ", "native " or
   *     "synthetic " may come before, and a line after
   */
  public static Stack of(String... topToBottom) {
    return new Stack(Stream.of(topToBottom).map(Stacks::frame).toList());
  }

  private static Frame frame(String frame) {
    String name = frame.substring(frame.lastIndexOf(' ') + 1);
    int modifiers = MODIFIERS.getOrDefault(frame.substring(0, Math.max(frame.indexOf(' '), 0)), 0);
    int colon = name.indexOf(':');
    int line = colon < 0 ? LINE : Integer.parseInt(name.substring(colon + 1));
    name = colon < 0 ? name : name.substring(0, colon);
    int dot = name.lastIndexOf('.');
    return new Frame(
        new Method(name.substring(0, dot), name.substring(dot + 1), modifiers), line, false);
  }
}
