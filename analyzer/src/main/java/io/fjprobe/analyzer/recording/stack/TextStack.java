package io.fjprobe.analyzer.recording.stack;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCMethod;
import org.openjdk.jmc.common.IMCPackage;
import org.openjdk.jmc.common.IMCStackTrace;
import org.openjdk.jmc.common.IMCType;

/** A stack that the agent wrote as text, frames from the top with semicolons between them. */
public final class TextStack implements IMCStackTrace {

  private static final String NATIVE = "native";
  private static final int NATIVE_METHOD = 0x100;

  private final List<TextFrame> frames = new ArrayList<>();

  /**
   * @param text {@code package.Class.method:line;...}, with native for the line of native methods
   */
  public TextStack(String text) {
    for (String frame : text.split(";")) {
      if (!frame.isEmpty()) {
        frames.add(TextFrame.of(frame));
      }
    }
  }

  @Override
  public List<? extends IMCFrame> getFrames() {
    return frames;
  }

  @Override
  public TruncationState getTruncationState() {
    return TruncationState.UNKNOWN;
  }

  private record TextFrame(TextMethod method, int line) implements IMCFrame {

    static TextFrame of(String frame) {
      int colon = frame.lastIndexOf(':');
      String name = colon < 0 ? frame : frame.substring(0, colon);
      String line = colon < 0 ? "" : frame.substring(colon + 1);
      int dot = name.lastIndexOf('.');
      return new TextFrame(
          new TextMethod(
              dot < 0 ? "" : name.substring(0, dot), name.substring(dot + 1), line.equals(NATIVE)),
          numberOf(line));
    }

    private static int numberOf(String line) {
      try {
        return line.isEmpty() || line.equals(NATIVE) ? 0 : Integer.parseInt(line);
      } catch (NumberFormatException e) {
        return 0;
      }
    }

    @Override
    public Integer getFrameLineNumber() {
      return line;
    }

    @Override
    @SuppressWarnings("NullAway") // JMC's interfaces do not say where null is allowed
    public Integer getBCI() {
      return null;
    }

    @Override
    public IMCMethod getMethod() {
      return method;
    }

    @Override
    public Type getType() {
      return Type.UNKNOWN;
    }
  }

  /** A method and its class: nothing else is known of either. */
  @SuppressWarnings("NullAway") // as above
  private record TextMethod(String type, String name, boolean inNative)
      implements IMCMethod, IMCType {

    @Override
    public IMCType getType() {
      return this;
    }

    @Override
    public String getMethodName() {
      return name;
    }

    @Override
    public String getFormalDescriptor() {
      return null;
    }

    @Override
    public Integer getModifier() {
      return inNative ? NATIVE_METHOD : null;
    }

    @Override
    public Boolean isNative() {
      return inNative;
    }

    @Override
    public Boolean isHidden() {
      return false;
    }

    @Override
    public String getFullName() {
      return type;
    }

    @Override
    public String getTypeName() {
      return type.substring(type.lastIndexOf('.') + 1);
    }

    @Override
    public IMCPackage getPackage() {
      return null;
    }
  }
}
