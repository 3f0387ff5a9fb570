package com.acme.exports;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import org.apache.commons.compress.parallel.ScatterGatherBackingStore;

/** Keeps compressed entries in memory until the archive is put together. */
final class Memory implements ScatterGatherBackingStore {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  @Override
  public InputStream getInputStream() {
    return new ByteArrayInputStream(bytes.toByteArray());
  }

  @Override
  public void writeOut(byte[] data, int offset, int length) {
    bytes.write(data, offset, length);
  }

  @Override
  public void closeForWriting() {}

  @Override
  public void close() {}
}
