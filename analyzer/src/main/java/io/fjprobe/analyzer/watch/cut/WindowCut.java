package io.fjprobe.analyzer.watch.cut;

import io.fjprobe.analyzer.recording.chunk.ChunkHeader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Cuts the last moments out of files that may still grow, as a recording of its own. All chunks
 * that reach into them are in it.
 */
public final class WindowCut {

  /** The Flight Recorder writes this as state of a chunk while it changes the header. */
  private static final byte CHANGING = (byte) 255;

  private static final int STATE_AT = 64;

  /** A file that is replaced has other chunks in the same place. */
  private record Key(Path file, long position, long startNanos) {}

  private static final Comparator<Key> OLDEST_FIRST =
      Comparator.comparingLong(Key::startNanos)
          .thenComparing(Key::file)
          .thenComparingLong(Key::position);

  private Map<Key, ChunkTail> tails = new TreeMap<>(OLDEST_FIRST);
  private long endNanos;
  private long fromNanos;

  /** Returns until when what was read last reaches, in nanoseconds since the epoch; 0: nothing. */
  public long endNanos() {
    return endNanos;
  }

  /**
   * Reads what is new.
   *
   * @param files in the order of time
   * @param begin when the window begins, of one in files that end at a moment; both in nanoseconds
   *     since the epoch
   */
  public void read(List<Path> files, LongUnaryOperator begin) throws IOException {
    Map<Key, ChunkTail> seen = new TreeMap<>(OLDEST_FIRST);
    List<Path> newestFirst = new ArrayList<>(files);
    Collections.reverse(newestFirst);
    long end = 0;
    for (Path file : newestFirst) {
      try (FileChannel channel = FileChannel.open(file)) {
        List<Located> chunks = chunks(channel);
        end = Math.max(end, chunks.stream().mapToLong(c -> c.header.endNanos()).max().orElse(0));
        long from = begin.applyAsLong(end);
        for (Located chunk : chunks) {
          if (chunk.header.endNanos() >= from) {
            Key key = new Key(file, chunk.position, chunk.header.startNanos());
            ChunkTail tail = tails.getOrDefault(key, new ChunkTail(chunk.position));
            tail.follow(channel, chunk.header, chunk.bytes, from);
            seen.put(key, tail);
          }
        }
        if (!chunks.isEmpty() && chunks.get(0).header.startNanos() < from) {
          break; // all others are older
        }
      } catch (NoSuchFileException e) {
        seen.keySet().removeIf(key -> key.file.equals(file)); // the Flight Recorder has removed it
      }
    }
    tails = seen;
    endNanos = end;
    fromNanos = begin.applyAsLong(end);
  }

  /**
   * Writes the window.
   *
   * @return whether there is anything in it
   */
  public boolean write(Path to) throws IOException {
    if (tails.isEmpty()) {
      return false;
    }
    try (OutputStream out = Files.newOutputStream(to)) {
      for (ChunkTail tail : tails.values()) {
        out.write(tail.cut(fromNanos));
      }
    }
    return true;
  }

  private record Located(long position, ChunkHeader header, ByteBuffer bytes) {}

  private static List<Located> chunks(FileChannel file) throws IOException {
    List<Located> chunks = new ArrayList<>();
    long length = file.size();
    for (long position = 0; position + ChunkHeader.SIZE <= length; ) {
      ByteBuffer bytes = header(file, position);
      if (bytes == null) {
        break;
      }
      ChunkHeader header = ChunkHeader.read(bytes.duplicate());
      if (header.size() <= ChunkHeader.SIZE
          || header.metadataOffset() <= 0
          || header.size() > length - position) {
        break; // nothing of it has been flushed yet
      }
      chunks.add(new Located(position, header, bytes));
      position += header.size();
      if (!header.finished()) {
        break;
      }
    }
    return chunks;
  }

  /** Returns null if there is none that can be read in this moment. */
  private static @Nullable ByteBuffer header(FileChannel file, long position) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(ChunkHeader.SIZE);
    while (bytes.hasRemaining()) {
      if (file.read(bytes, position + bytes.position()) < 0) {
        return null;
      }
    }
    bytes.flip();
    boolean readable =
        ChunkHeader.startsChunk(bytes)
            && bytes.get(STATE_AT) != CHANGING
            && ChunkHeader.read(bytes.duplicate()).supported()
            && ChunkHeader.read(bytes.duplicate()).compressedIntegers();
    return readable ? bytes : null;
  }
}
