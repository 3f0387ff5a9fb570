package io.fjprobe.workloads.task;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.CRC32;

/**
 * A text in the directory for temporary files, where it stays for the next run. Its name has its
 * parameters; it is used again if its size and checksum are those of the text that its parameters
 * stand for.
 */
public final class TextFile {
  private static final int LINES_OF_BLOCK = 1_024;
  private static final long SPARE_BYTES = 256 << 20;

  public final Path path;
  private final ZipfText text;
  private final long lines;

  public TextFile(Path directory, ZipfText text, long lines, String kind) {
    this.text = text;
    this.lines = lines;
    this.path =
        directory.resolve(
            "fjprobe-text-1-" + kind + "-" + lines + "x" + ZipfText.LINE_BYTES + ".txt");
  }

  public long bytes() {
    return lines * ZipfText.LINE_BYTES;
  }

  /**
   * Makes the file unless it is there.
   *
   * @return the index of the ranges together, in which a line may be more than once
   */
  public WordIndex provide(List<long[]> ranges, boolean indexed) throws IOException {
    return provide(ranges, indexed, directory -> Files.getFileStore(directory).getUsableSpace());
  }

  WordIndex provide(List<long[]> ranges, boolean indexed, UsableSpace space) throws IOException {
    boolean sizeFits = Files.isRegularFile(path) && Files.size(path) == bytes();
    if (!sizeFits) {
      requireSpace(space.of(path.getParent()));
    }
    CRC32 checksum = new CRC32();
    ExpectedIndex expected = new ExpectedIndex(text, indexed, ranges);
    generate(null, expected, checksum);
    if (!sizeFits || checksum(path) != checksum.getValue()) {
      write(checksum.getValue());
    }
    return expected.toIndex();
  }

  private void requireSpace(long usable) throws IOException {
    if (usable - bytes() < SPARE_BYTES) {
      throw new IOException(usable + " bytes free, and " + SPARE_BYTES + " are left to others");
    }
  }

  /** Under another name first, for other JVMs may want the same file at the same time. */
  private void write(long expected) throws IOException {
    Path part = Files.createTempFile(path.getParent(), "fjprobe-text-", ".part");
    try {
      try (OutputStream out = Files.newOutputStream(part)) {
        generate(out, null, null);
      }
      if (checksum(part) != expected) {
        throw new IOException("read back from " + part + ", the text is not what was written");
      }
      Files.move(part, path, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** Each of the three may be null. */
  private void generate(OutputStream out, ExpectedIndex expected, CRC32 checksum)
      throws IOException {
    byte[] block = new byte[LINES_OF_BLOCK * ZipfText.LINE_BYTES];
    int[] ranks = new int[ZipfText.MOST_WORDS];
    for (long first = 0; first < lines; first += LINES_OF_BLOCK) {
      int count = (int) Math.min(LINES_OF_BLOCK, lines - first);
      for (int i = 0; i < count; i++) {
        int words = text.line(first + i, block, i * ZipfText.LINE_BYTES, ranks);
        if (expected != null) {
          expected.add(first + i, ranks, words);
        }
      }
      if (checksum != null) {
        checksum.update(block, 0, count * ZipfText.LINE_BYTES);
      }
      if (out != null) {
        out.write(block, 0, count * ZipfText.LINE_BYTES);
      }
    }
  }

  private static long checksum(Path file) throws IOException {
    CRC32 checksum = new CRC32();
    byte[] block = new byte[1 << 16];
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), block.length)) {
      for (int read = in.read(block); read >= 0; read = in.read(block)) {
        checksum.update(block, 0, read);
      }
    }
    return checksum.getValue();
  }

  /** Of the disk that a directory is on. */
  interface UsableSpace {
    long of(Path directory) throws IOException;
  }
}
