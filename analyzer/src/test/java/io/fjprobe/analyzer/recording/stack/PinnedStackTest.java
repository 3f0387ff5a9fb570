package io.fjprobe.analyzer.recording.stack;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PinnedStackTest {

  private static final String PARK = "java.lang.VirtualThread.parkOnCarrierThread";

  private static String line(boolean monitorsPin, String... topToBottom) {
    return PinnedStack.pinningLine(Stacks.of(topToBottom), monitorsPin);
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

  /** The JDK has it at the bottom of all of them. */
  @Test
  void theNativeMethodBelowEachVirtualThreadPinsNothing() {
    String enter = "native jdk.internal.vm.Continuation.enterSpecial";
    assertThat(line(true, PARK, "app.Io.read", "java.lang.VirtualThread.run", enter)).isNull();
  }

  @Test
  void aMapMakesAValue() {
    String map = "java.util.concurrent.ConcurrentHashMap.computeIfAbsent";
    assertThat(line(true, PARK, "app.Io.read", map, "app.Cache.get", "app.Main.run"))
        .isEqualTo("app.Cache.get:7 (inside a method of ConcurrentHashMap)");
    assertThat(line(false, PARK, "app.Io.read", map, "app.Cache.get")).isNull();
    String get = "java.util.concurrent.ConcurrentHashMap.get";
    assertThat(line(true, PARK, "app.Io.read", get, "app.Cache.get")).isNull();
  }
}
