package io.fjprobe.weaving.attach;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PerfDataTest {

  static List<ByteOrder> orders() {
    return List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN);
  }

  /** A number, the command and the capabilities, in a file that has room for more. */
  private static byte[] file(ByteOrder order, String command, String capabilities) {
    ByteBuffer file = ByteBuffer.allocate(1000);
    file.putInt(0xcafec0c0).put((byte) (order == ByteOrder.LITTLE_ENDIAN ? 1 : 0));
    file.order(order).putInt(24, 32).putInt(28, 3).position(32);
    entry(file, 'J', "sun.rt.started", new byte[8]);
    entry(file, 'B', "sun.rt.javaCommand", zeroEnded(command));
    entry(file, 'B', "sun.rt.jvmCapabilities", zeroEnded(capabilities));
    return file.array();
  }

  private static void entry(ByteBuffer file, char type, String name, byte[] value) {
    byte[] named = zeroEnded(name);
    file.putInt(20 + named.length + value.length).putInt(20).putInt(value.length);
    file.put((byte) type).put(new byte[3]).putInt(20 + named.length);
    file.put(named).put(value);
  }

  private static byte[] zeroEnded(String text) {
    return (text + "\0").getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @MethodSource("orders")
  void saysWhatRuns(ByteOrder order) {
    PerfData data = PerfData.parse(file(order, "com.example.Main --\u00e4", "1100000000"));

    assertThat(data.command).isEqualTo("com.example.Main --\u00e4");
    assertThat(data.canBeAttachedTo).isTrue();
  }

  @Test
  void saysThatAttachingIsSwitchedOff() {
    assertThat(PerfData.parse(file(ByteOrder.LITTLE_ENDIAN, "Main", "0100000000")).canBeAttachedTo)
        .isFalse();
  }

  @Test
  void aFileThatEndsEarlySaysLess() {
    byte[] whole = file(ByteOrder.LITTLE_ENDIAN, "Main", "0100");
    for (int length = 0; length < whole.length; length++) {
      PerfData data = PerfData.parse(Arrays.copyOf(whole, length));
      assertThat(data == null ? "" : data.command).isIn("", "Main");
    }
    assertThat(PerfData.parse(Arrays.copyOf(whole, 40)).command).isEmpty();
  }

  @Test
  void damageDoesNotMatter() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      byte[] file = file(ByteOrder.LITTLE_ENDIAN, "Main", "1");
      for (int j = 0; j < 8; j++) {
        file[4 + random.nextInt(200)] = (byte) random.nextInt();
      }
      assertThat(PerfData.parse(file)).isNotNull();
    }
  }

  @Test
  void otherFilesSayNothing(@TempDir Path folder) throws Exception {
    assertThat(PerfData.read(folder.toFile())).isNull();
    assertThat(PerfData.read(folder.resolve("missing").toFile())).isNull();
    Path other = Files.writeString(folder.resolve("4711"), "not written by a JVM, but long enough");
    assertThat(PerfData.read(other.toFile())).isNull();
  }
}
