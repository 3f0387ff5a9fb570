package io.fjprobe.analyzer.scale.graph;

import java.util.Arrays;

/**
 * Numbers tasks without large gaps. Each thread takes its ids by the thousand, and about half of
 * them are for other events.
 */
final class IdBlocks {

  /** Blocks of 64: few ids are lost where one thread's end, and another one's begin. */
  private static final int BITS = 6;

  private int[] blocks = new int[64];
  private int count;

  /** Returns the number of a task, from 1 on; 0 stays 0. */
  int numberOf(long id) {
    if (id == 0) {
      return 0;
    }
    int block = Math.toIntExact((id - 1) >> BITS);
    if (block >= blocks.length) {
      blocks = Arrays.copyOf(blocks, Math.max(block + 1, 2 * blocks.length));
    }
    if (blocks[block] == 0) {
      count++;
      blocks[block] = count;
    }
    return Math.toIntExact(
        ((long) (blocks[block] - 1) << BITS) + ((id - 1) & ((1 << BITS) - 1)) + 1);
  }
}
