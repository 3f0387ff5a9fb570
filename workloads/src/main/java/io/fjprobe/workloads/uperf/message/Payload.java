package io.fjprobe.workloads.uperf.message;

import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;

/** The value of each key: windows into the same random bytes, so that every node knows them all. */
public final class Payload {
  public static final int KEYS = 1_000;
  private static final long SEED = 20_200_722L;

  private final byte[] bytes;
  private final int size;

  public Payload(int size) {
    this.size = size;
    this.bytes = new byte[size + KEYS];
    new Random(SEED).nextBytes(bytes);
  }

  public byte[] of(int key) {
    return Arrays.copyOfRange(bytes, key, key + size);
  }

  /** A byte that other bytes, or those of another request, very likely do not have. */
  public static byte check(long id, byte[] payload) {
    CRC32 crc = new CRC32();
    crc.update(payload, 0, payload.length);
    long mixed = (crc.getValue() ^ id) * 0x9E3779B97F4A7C15L;
    return (byte) (mixed >>> 56);
  }
}
