package io.fjprobe.analyzer.cli;

import java.util.concurrent.TimeUnit;
import java.util.zip.Deflater;

/** A thread that runs native code nearly all the time. */
public final class NativeProgram {

  private static final long NANOS = TimeUnit.SECONDS.toNanos(6);
  private static final int BYTES = 1 << 20;

  private NativeProgram() {}

  public static void main(String[] arguments) {
    byte[] text = new byte[BYTES];
    for (int i = 0; i < BYTES; i++) {
      text[i] = (byte) (i * 31 >>> 7);
    }
    long end = System.nanoTime() + NANOS;
    long bytes = 0;
    while (System.nanoTime() < end) {
      bytes += packed(text);
    }
    System.out.println(bytes);
  }

  private static long packed(byte[] text) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(text);
    deflater.finish();
    byte[] packed = new byte[BYTES];
    long bytes = 0;
    while (!deflater.finished()) {
      bytes += deflater.deflate(packed);
    }
    deflater.end();
    return bytes;
  }
}
