package io.fjprobe.analyzer.recording.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class VarintsTest {

  @Test
  void sevenBitsAByte() {
    assertThat(input(0x7f).number()).isEqualTo(127);
    assertThat(input(0x80, 0x01).number()).isEqualTo(128);
    assertThat(input(0x85, 0x80, 0x80, 0x00).number()).isEqualTo(5);
  }

  @Test
  void theNinthByteIsWhole() {
    assertThat(input(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff).number()).isEqualTo(-1);
  }

  @Test
  void textInEachEncoding() {
    assertThat(input(3, 2, 0xc3, 0xa4).text()).isEqualTo("\u00e4");
    assertThat(input(4, 2, 'h', 'i').text()).isEqualTo("hi");
    assertThat(input(5, 2, 'h', 'i').text()).isEqualTo("hi");
    assertThat(input(0).text()).isNull();
  }

  private static Varints input(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return new Varints(ChunkBytes.of(ByteBuffer.wrap(bytes)));
  }
}
