package io.fjprobe.analyzer.recording.stack;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
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
   * @param topToBottom names of methods with their classes; "synchronized " or "native " may come
   *     before
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
    int modifier =
        frame.startsWith("synchronized ")
            ? Modifier.SYNCHRONIZED
            : frame.startsWith("native ") ? Modifier.NATIVE : 0;
    int dot = name.lastIndexOf('.');
    MCMethod method =
        new MCMethod(
            new NamedType(name.substring(0, dot)),
            name.substring(dot + 1),
            "()V",
            modifier,
            modifier == Modifier.NATIVE);
    return new MCFrame(method, 0, LINE, IMCFrame.Type.JIT_COMPILED);
  }
}
