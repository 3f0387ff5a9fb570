package io.fjprobe.analyzer.recording.stack;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Stacks that the agent wrote as text, frames from the top with semicolons between them. */
public final class TextStacks {

  private static final String NATIVE = "native";

  private TextStacks() {}

  /**
   * @param text {@code package.Class.method:line;...}, with native for the line of native methods
   */
  public static Stack of(String text) {
    List<Frame> frames = new ArrayList<>();
    for (String frame : text.split(";")) {
      if (!frame.isEmpty()) {
        frames.add(frame(frame));
      }
    }
    return new Stack(frames);
  }

  private static Frame frame(String frame) {
    int colon = frame.lastIndexOf(':');
    String name = colon < 0 ? frame : frame.substring(0, colon);
    String line = colon < 0 ? "" : frame.substring(colon + 1);
    int dot = name.lastIndexOf('.');
    Method method =
        new Method(
            dot < 0 ? "" : name.substring(0, dot),
            name.substring(dot + 1),
            line.equals(NATIVE) ? Modifier.NATIVE : 0);
    return new Frame(method, numberOf(line), false);
  }

  private static int numberOf(String line) {
    try {
      return line.isEmpty() || line.equals(NATIVE) ? 0 : Integer.parseInt(line);
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
