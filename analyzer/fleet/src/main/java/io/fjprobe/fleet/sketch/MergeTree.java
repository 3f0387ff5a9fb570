package io.fjprobe.fleet.sketch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.zip.CRC32;

/**
 * Merges many sketches in an order that they say themselves, so that it does not matter in which
 * order they come, or where they are: the result is the same to the last bit.
 *
 * <p>A hash of its bytes says in which of {@link #LEAVES} groups a sketch is. The sketches of a
 * group are merged one after the other, sorted by their bytes; so are the results of {@link
 * #FAN_IN} groups that follow each other, and so are the results of these.
 */
public final class MergeTree {

  /** So that a group of 100 million sketches is merged with few at a time. */
  public static final int LEAVES = 4096;

  public static final int FAN_IN = 64;

  private MergeTree() {}

  /** The group of a sketch, from 0. */
  public static int leaf(byte[] sketch) {
    CRC32 crc = new CRC32();
    crc.update(sketch);
    return (int) (crc.getValue() % LEAVES);
  }

  /** One group: the order in which they come does not matter. */
  public static byte[] merge(List<byte[]> sketches) {
    List<byte[]> sorted = new ArrayList<>(sketches);
    sorted.sort(Arrays::compareUnsigned);
    KllDurations merged = new KllDurations();
    sorted.forEach(bytes -> merged.merge(KllDurations.of(bytes)));
    return merged.toBytes();
  }

  /** All groups. */
  public static byte[] mergeAll(List<byte[]> sketches) {
    TreeMap<Integer, List<byte[]>> leaves = new TreeMap<>();
    sketches.forEach(
        bytes -> leaves.computeIfAbsent(leaf(bytes), k -> new ArrayList<>()).add(bytes));
    TreeMap<Integer, List<byte[]>> branches = new TreeMap<>();
    leaves.forEach(
        (leaf, some) ->
            branches.computeIfAbsent(leaf / FAN_IN, k -> new ArrayList<>()).add(merge(some)));
    return merge(branches.values().stream().map(MergeTree::merge).toList());
  }
}
