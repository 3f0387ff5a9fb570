package io.fjprobe.analyzer.recording.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmc.common.IMCFrame;
import org.openjdk.jmc.common.IMCPackage;
import org.openjdk.jmc.common.IMCStackTrace.TruncationState;
import org.openjdk.jmc.common.IMCType;
import org.openjdk.jmc.common.util.MCFrame;
import org.openjdk.jmc.common.util.MCMethod;
import org.openjdk.jmc.common.util.MCStackTrace;

class PinnedStackTest {

  private static final String PARK = "java.lang.VirtualThread.parkOnCarrierThread";

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

  /** A name may begin with the method's modifier. */
  private static String line(boolean monitorsPin, String... topToBottom) {
    List<IMCFrame> frames = new ArrayList<>();
    for (String frame : topToBottom) {
      String name = frame.substring(frame.lastIndexOf(' ') + 1);
      int modifier =
          frame.startsWith("synchronized ")
              ? Modifier.SYNCHRONIZED
              : frame.startsWith("native ") ? Modifier.NATIVE : 0;
      int dot = name.lastIndexOf('.');
      frames.add(
          new MCFrame(
              new MCMethod(
                  new NamedType(name.substring(0, dot)),
                  name.substring(dot + 1),
                  "()V",
                  modifier,
                  modifier == Modifier.NATIVE),
              0,
              7,
              IMCFrame.Type.JIT_COMPILED));
    }
    return PinnedStack.pinningLine(
        new MCStackTrace(frames, TruncationState.NOT_TRUNCATED), monitorsPin);
  }

  @Test
  void aSynchronizedMethodBelowTheOneThatBlocks() {
    String[] stack = {PARK, "app.Io.read", "synchronized app.Cache.get", "app.Main.run"};
    assertThat(line(true, stack)).isEqualTo("app.Cache.get:7 (synchronized method)");
    assertThat(line(false, stack)).isNull();
  }

  @Test
  void aClassThatIsInitialized() {
    assertThat(line(false, PARK, "app.Io.read", "app.Config.<clinit>", "app.Main.run"))
        .isEqualTo("app.Config.<clinit>:7 (class initialization)");
  }

  @Test
  void nativeCodeThatCallsBack() {
    assertThat(line(false, PARK, "app.Up.call", "native java.lang.Native.invoke", "app.Main.run"))
        .isEqualTo("app.Up.call:7 (called by native code)");
  }

  @Test
  void aSynchronizedBlockDoesNotShow() {
    assertThat(line(true, PARK, "app.Io.read", "app.Main.run")).isNull();
  }
}
