package io.fjprobe.analyzer.recording.file;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import io.fjprobe.analyzer.recording.chunk.ChunkHeader;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/** A recording that can be read at any position: the file itself, or what a .gz file contains. */
record PlainFile(Path path, boolean temporary) implements AutoCloseable {

  /** A file that gzip has compressed begins with these two bytes. */
  private static final int GZIP_MAGIC = 0x1f8b;

  /**
   * A compressed file may become this many times as large, and {@link #LEAST_LIMIT} bytes more. One
   * that is made to fill the disk becomes larger.
   */
  private static final int MOST_EXPANSION = 100;

  /** A compressed file may become this many bytes large, however small it is. */
  private static final long LEAST_LIMIT = 10_000_000;

  static PlainFile of(Path file) throws IOException, UnreadableRecordingException {
    if (!Files.exists(file)) {
      throw new UnreadableRecordingException(file + " does not exist");
    }
    if (Files.isDirectory(file)) {
      throw new UnreadableRecordingException(
          file + " is a directory; name the recordings in it, for example " + file + "/*.jfr");
    }
    byte[] first;
    try (InputStream in = Files.newInputStream(file)) {
      first = in.readNBytes(Integer.BYTES);
    }
    if (first.length == 0) {
      throw new UnreadableRecordingException(
          file
              + " is empty: its JVM still runs, and writes it when it ends, or was killed before"
              + " that. If it runs: jcmd PID JFR.dump filename=now.jfr, and summarize now.jfr. If it"
              + " was killed: what was recorded is in its java.io.tmpdir, in a directory named by"
              + " date, time and process id; summarize the .jfr files there. JDK 14 and later flush"
              + " them every second.");
    }
    if (first.length > 1 && ((first[0] & 0xff) << 8 | first[1] & 0xff) == GZIP_MAGIC) {
      return unzip(file);
    }
    if (!ChunkHeader.startsChunk(ByteBuffer.wrap(first))) {
      throw new UnreadableRecordingException(
          file + " is not a recording of the Flight Recorder: it does not begin with FLR");
    }
    return new PlainFile(file, false);
  }

  private static PlainFile unzip(Path file) throws IOException, UnreadableRecordingException {
    PlainFile plain = new PlainFile(Files.createTempFile("analyzer", ".jfr"), true);
    try (InputStream in =
        new GZIPInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      long limit = LEAST_LIMIT + MOST_EXPANSION * Files.size(file);
      if (Files.copy(new BoundedStream(in, limit), plain.path, REPLACE_EXISTING) == limit) {
        plain.close();
        throw new UnreadableRecordingException(
            file
                + " becomes more than "
                + MOST_EXPANSION
                + " times as large when it is decompressed, as no recording does; decompress it"
                + " by gunzip if it is one");
      }
      return plain;
    } catch (IOException e) {
      plain.close();
      throw new UnreadableRecordingException(file + " can't be decompressed: " + e.getMessage(), e);
    }
  }

  @Override
  public void close() throws IOException {
    if (temporary) {
      Files.deleteIfExists(path);
    }
  }
}
