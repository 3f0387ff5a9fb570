package io.fjprobe.analyzer.cli;

import java.util.zip.Deflater;

/**
 * A thread that runs native code nearly all the time, for as much of it as takes some seconds if
 * nothing else runs: so many stacks are seen whatever else does.
 */
public final class NativeProgram {

  private static final int TURNS = 600;
  private static final int BYTES = 1 << 20;

  private NativeProgram() {}

  public static void main(String[] arguments) {
    byte[] text = new byte[BYTES];
    for (int i = 0; i < BYTES; i++) {
      text[i] = (byte) (i * 31 >>> 7);
    }
    long bytes = 0;
    for (int i = 0; i < TURNS; i++) {
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
