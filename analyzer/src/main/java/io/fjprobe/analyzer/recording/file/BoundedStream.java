package io.fjprobe.analyzer.recording.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The next bytes of a stream as if they were all of it. */
final class BoundedStream extends FilterInputStream {

  private long left;

  BoundedStream(InputStream stream, long length) {
    super(stream);
    left = length;
  }

  @Override
  public int read() throws IOException {
    int value = left > 0 ? super.read() : -1;
    left -= value < 0 ? 0 : 1;
    return value;
  }

  @Override
  public int read(byte[] buffer, int offset, int length) throws IOException {
    if (left <= 0) {
      return -1;
    }
    int count = super.read(buffer, offset, (int) Math.min(length, left));
    left -= Math.max(count, 0);
    return count;
  }

  @Override
  public boolean markSupported() {
    return false;
  }
}
