package com.acme.exports;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** The reports of a branch, as text. */
final class Reports {
  private static final int BRANCHES = 16;
  private final byte[][] texts = new byte[BRANCHES][];

  Reports(int bytes) {
    for (int branch = 0; branch < BRANCHES; branch++) {
      SplittableRandom random = new SplittableRandom(branch);
      StringBuilder text = new StringBuilder();
      while (text.length() < bytes) {
        text.append("article ").append(random.nextInt(10_000)).append(" sold ");
        text.append(random.nextInt(100)).append('\n');
      }
      texts[branch] = text.substring(0, bytes).getBytes(StandardCharsets.US_ASCII);
    }
  }

  InputStream text(long report) {
    return new ByteArrayInputStream(texts[(int) (report % BRANCHES)]);
  }

  /** Whether an archive has that many of them, complete. */
  boolean complete(byte[] archive, int count) {
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
      int found = 0;
      byte[] buffer = new byte[1 << 16];
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        long bytes = 0;
        for (int read = zip.read(buffer); read >= 0; read = zip.read(buffer)) {
          bytes += read;
        }
        found += bytes == texts[0].length ? 1 : 0;
      }
      return found == count;
    } catch (IOException e) {
      return false;
    }
  }
}
