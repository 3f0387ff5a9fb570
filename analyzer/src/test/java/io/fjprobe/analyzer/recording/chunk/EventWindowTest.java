package io.fjprobe.analyzer.recording.chunk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EventWindowTest {

  private static final byte[] TYPE = {100};

  private static byte[] event(byte[]... parts) {
    byte[] content = ChunkBuilder.join(TYPE, ChunkBuilder.join(parts));
    int width = 1;
    while (content.length + width >= 1L << 7 * width) {
      width++;
    }
    return ChunkBuilder.join(ChunkBuilder.varint(content.length + width), content);
  }

  private static EventWindow over(byte[] bytes) {
    return new EventWindow(ChunkBytes.of(ByteBuffer.wrap(bytes)), 0, bytes.length);
  }

  private static long someNumber(Random random) {
    return random.nextLong() >>> random.nextInt(Long.SIZE);
  }

  /** More than a window holds. */
  @Test
  void numbersAreThoseThatWereWritten() {
    Random random = new Random(1);
    ByteArrayOutputStream events = new ByteArrayOutputStream();
    for (int i = 0; i < 100_000; i++) {
      events.writeBytes(
          event(ChunkBuilder.varint(someNumber(random)), ChunkBuilder.varint(someNumber(random))));
    }
    Random again = new Random(1);
    EventWindow window = over(events.toByteArray());
    int count = 0;
    while (window.next()) {
      window.whole();
      assertThat(window.type()).isEqualTo(100);
      assertThat(window.number()).isEqualTo(someNumber(again));
      int second = window.offset();
      window.passNumber();
      assertThat(window.offset() - second).isEqualTo(ChunkBuilder.varint(someNumber(again)).length);
      window.check();
      count++;
    }
    assertThat(count).isEqualTo(100_000);
  }

  @Test
  void anEventMayBeLongerThanTheWindow() {
    byte[] large = new byte[300_000];
    large[large.length - 1] = 7;
    EventWindow window = over(ChunkBuilder.join(event(large), event(new byte[] {8})));
    assertThat(window.next()).isTrue();
    window.whole();
    window.pass(large.length - 1);
    assertThat(window.number()).isEqualTo(7);
    assertThat(window.next()).isTrue();
    window.whole();
    assertThat(window.number()).isEqualTo(8);
    assertThat(window.next()).isFalse();
  }

  @Test
  void anEventThatNobodyReadsIsNotLoaded() {
    EventWindow window = over(ChunkBuilder.join(event(new byte[5 << 20]), event(new byte[] {8})));
    assertThat(window.next()).isTrue();
    assertThatThrownBy(window::whole).isInstanceOf(NotReadHereException.class);
    assertThat(window.next()).isTrue();
    window.whole();
    assertThat(window.number()).isEqualTo(8);
  }

  @Test
  void sizesThatCannotBeAreRefused() {
    for (long size : new long[] {0, -1, 6, Long.MAX_VALUE}) {
      EventWindow window = over(ChunkBuilder.join(ChunkBuilder.varint(size), TYPE, new byte[3]));
      assertThatThrownBy(window::next).as("%d", size).isInstanceOf(NotReadHereException.class);
    }
  }

  @Test
  void fieldsBehindTheEndAreRefused() {
    EventWindow window = over(ChunkBuilder.join(event(new byte[] {1}), event(new byte[] {2})));
    window.next();
    window.whole();
    window.number();
    window.check();
    window.number();
    assertThatThrownBy(window::check).isInstanceOf(NotReadHereException.class);
  }

  @Test
  void moreElementsThanBytesAreRefused() {
    EventWindow window = over(event(ChunkBuilder.varint(Integer.MAX_VALUE), new byte[4]));
    window.next();
    window.whole();
    assertThatThrownBy(window::count).isInstanceOf(NotReadHereException.class);
  }
}
