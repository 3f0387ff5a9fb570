package io.fjprobe.analyzer.recording.file;

import io.fjprobe.analyzer.recording.chunk.ChunkBytes;
import io.fjprobe.analyzer.recording.chunk.ChunkHeader;
import io.fjprobe.analyzer.recording.chunk.Varints;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Breaks recordings in every way that files break, and in those that somebody may think of. */
final class Mutator {

  private static final int MOST_MUTATIONS = 3;
  private static final int LONGEST_BLOCK = 4096;
  private static final byte[] EDGES = {0, 1, 2, 0x7f, (byte) 0x80, (byte) 0xff, '<', '=', 0x1b};
  private static final long[] LONG_EDGES = {
    0, 1, -1, 68, 69, Integer.MAX_VALUE, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE
  };

  /** A change in place; what has another length is returned. */
  private interface Mutation {
    byte[] of(byte[] bytes);
  }

  private final Random random;
  private final byte[] other;
  private final List<Mutation> mutations =
      List.of(
          this::flipBits,
          this::setBytes,
          this::copyBlock,
          this::insertBlock,
          this::removeBlock,
          this::truncate,
          this::changeHeader,
          this::changeEventSize,
          this::changeEvent,
          this::changeEvent,
          this::changeConstants,
          this::changeMetadata,
          this::changeName,
          this::moveChunks);

  /**
   * @param other recording, to take chunks from
   */
  Mutator(long seed, byte[] other) {
    random = new Random(seed);
    this.other = other;
  }

  byte[] mutate(byte[] recording) {
    byte[] mutant = recording.clone();
    for (int left = 1 + random.nextInt(MOST_MUTATIONS); left > 0 && mutant.length > 0; left--) {
      mutant = mutations.get(random.nextInt(mutations.size())).of(mutant);
    }
    return mutant;
  }

  private byte[] flipBits(byte[] bytes) {
    for (int left = 1 + random.nextInt(16); left > 0; left--) {
      bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
    }
    return bytes;
  }

  private byte[] setBytes(byte[] bytes) {
    return setBytes(bytes, 0, bytes.length);
  }

  private byte[] setBytes(byte[] bytes, int from, int until) {
    int last = Math.min(until, bytes.length);
    for (int left = 1 + random.nextInt(8); left > 0 && from < last; left--) {
      bytes[from + random.nextInt(last - from)] =
          random.nextBoolean()
              ? EDGES[random.nextInt(EDGES.length)]
              : (byte) random.nextInt(1 << Byte.SIZE);
    }
    return bytes;
  }

  private byte[] copyBlock(byte[] bytes) {
    int length = Math.min(bytes.length, 1 + random.nextInt(LONGEST_BLOCK));
    int from = random.nextInt(bytes.length - length + 1);
    System.arraycopy(bytes, from, bytes, random.nextInt(bytes.length - length + 1), length);
    return bytes;
  }

  private byte[] insertBlock(byte[] bytes) {
    int length = Math.min(bytes.length, 1 + random.nextInt(LONGEST_BLOCK));
    int from = random.nextInt(bytes.length - length + 1);
    int to = random.nextInt(bytes.length);
    return join(
        Arrays.copyOf(bytes, to),
        Arrays.copyOfRange(bytes, from, from + length),
        Arrays.copyOfRange(bytes, to, bytes.length));
  }

  private byte[] removeBlock(byte[] bytes) {
    int length = Math.min(bytes.length, 1 + random.nextInt(LONGEST_BLOCK));
    int from = random.nextInt(bytes.length - length + 1);
    return join(Arrays.copyOf(bytes, from), Arrays.copyOfRange(bytes, from + length, bytes.length));
  }

  private byte[] truncate(byte[] bytes) {
    return Arrays.copyOf(bytes, random.nextInt(bytes.length));
  }

  private byte[] changeHeader(byte[] bytes) {
    int field = random.nextInt(8);
    if (bytes.length >= ChunkHeader.SIZE) {
      ByteBuffer.wrap(bytes).putLong(Math.min(8 * (1 + field), 60), number(bytes.length));
    }
    return bytes;
  }

  private long number(int near) {
    return switch (random.nextInt(3)) {
      case 0 -> LONG_EDGES[random.nextInt(LONG_EDGES.length)];
      case 1 -> random.nextInt(near + 100);
      default -> random.nextLong();
    };
  }

  /** Also to a negative one. */
  private byte[] changeEventSize(byte[] bytes) {
    int position = anEvent(bytes);
    byte[] size = new byte[1 + random.nextInt(9)];
    Arrays.fill(size, (byte) 0xff);
    size[size.length - 1] = EDGES[random.nextInt(EDGES.length)];
    System.arraycopy(size, 0, bytes, position, Math.min(size.length, bytes.length - position));
    return bytes;
  }

  private byte[] changeEvent(byte[] bytes) {
    int position = anEvent(bytes);
    return setBytes(bytes, position + 2, position + 60);
  }

  /** Where one begins, or the file. */
  private int anEvent(byte[] bytes) {
    ChunkHeader header = header(bytes);
    int position = 0;
    if (header != null) {
      Varints input = new Varints(ChunkBytes.of(ByteBuffer.wrap(bytes)));
      List<Integer> positions = new ArrayList<>();
      for (long next = ChunkHeader.SIZE; next + 9 < Math.min(header.size(), bytes.length); ) {
        positions.add((int) next);
        long size = Math.max(input.at(next).number32(), bytes.length / 100_000 + 1);
        next += Math.min(size, bytes.length);
      }
      position = positions.isEmpty() ? 0 : positions.get(random.nextInt(positions.size()));
    }
    return position;
  }

  private byte[] changeConstants(byte[] bytes) {
    ChunkHeader header = header(bytes);
    return header == null ? bytes : changeAt(bytes, header.constantsOffset(), 400);
  }

  private byte[] changeMetadata(byte[] bytes) {
    ChunkHeader header = header(bytes);
    return header == null ? bytes : changeAt(bytes, header.metadataOffset(), 100_000);
  }

  private byte[] changeAt(byte[] bytes, long position, int length) {
    return position < 0 || position > bytes.length
        ? bytes
        : setBytes(bytes, (int) position, (int) position + 1 + random.nextInt(length));
  }

  private static ChunkHeader header(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    return bytes.length > ChunkHeader.SIZE && ChunkHeader.startsChunk(buffer)
        ? ChunkHeader.read(buffer)
        : null;
  }

  /** Some letters in a row become what a terminal or a spreadsheet obeys. */
  private byte[] changeName(byte[] bytes) {
    int from = random.nextInt(bytes.length);
    int letters = 0;
    while (from + letters < bytes.length && letters < 40) {
      if (Character.isLetter(bytes[from + letters])) {
        letters++;
      } else if (letters > 5) {
        break;
      } else {
        from += letters + 1;
        letters = 0;
      }
    }
    byte[] hostile = {'=', 0x1b, '[', '2', 'J', '\n', (byte) 0xc2, (byte) 0x9b, '/', '.', '.', '/'};
    System.arraycopy(hostile, 0, bytes, from, Math.min(letters, hostile.length));
    return bytes;
  }

  /** Doubled, swapped, or those of another recording. */
  private byte[] moveChunks(byte[] bytes) {
    return switch (random.nextInt(4)) {
      case 0 -> join(bytes, bytes);
      case 1 -> join(other, bytes);
      case 2 -> join(bytes, other);
      default -> join(bytes, Arrays.copyOf(bytes, random.nextInt(bytes.length)));
    };
  }

  private static byte[] join(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }
}
