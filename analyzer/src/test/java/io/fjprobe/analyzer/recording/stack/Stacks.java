package io.fjprobe.analyzer.recording.stack;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCPackage;
import org.openjdk.jmc.common.IMCStackTrace;
import org.openjdk.jmc.common.IMCStackTrace.TruncationState;
import org.openjdk.jmc.common.IMCType;
import org.openjdk.jmc.common.util.MCFrame;
import org.openjdk.jmc.common.util.MCMethod;
import org.openjdk.jmc.common.util.MCStackTrace;

/** Stack traces as JMC's parser makes them. */
public final class Stacks {

  /** Of all frames. */
  public static final int LINE = 7;

  private static final Map<String, Integer> MODIFIERS =
      Map.of("synchronized", Modifier.SYNCHRONIZED, "native", Modifier.NATIVE, "synthetic", 0x1000);

  private Stacks() {}

  private record NamedType(String getFullName) implements IMCType {

    @Override
    public String getTypeName() {
      return getFullName;
    }

    @Override
    public IMCPackage getPackage() {
      return null;
    }
  }

  /**
   * @param topToBottom names of methods with their classes; "synchronized ", "native " or
   *     "synthetic " may come before, and a line after
   */
  public static IMCStackTrace of(String... topToBottom) {
    List<IMCFrame> frames = new ArrayList<>();
    for (String frame : topToBottom) {
      frames.add(frame(frame));
    }
    return new MCStackTrace(frames, TruncationState.NOT_TRUNCATED);
  }

  private static IMCFrame frame(String frame) {
    String name = frame.substring(frame.lastIndexOf(' ') + 1);
    int modifier = MODIFIERS.getOrDefault(frame.substring(0, Math.max(frame.indexOf(' '), 0)), 0);
    int colon = name.indexOf(':');
    int line = colon < 0 ? LINE : Integer.parseInt(name.substring(colon + 1));
    name = colon < 0 ? name : name.substring(0, colon);
    int dot = name.lastIndexOf('.');
    MCMethod method =
        new MCMethod(
            new NamedType(name.substring(0, dot)),
            name.substring(dot + 1),
            "()V",
            modifier,
            modifier == Modifier.NATIVE);
    return new MCFrame(method, 0, line, IMCFrame.Type.JIT_COMPILED);
  }
}
