package io.fjprobe.workloads.task;

/** Goes from station to station of a ring until it has no hops left, and notes its way. */
public final class Token {
  private final int start;
  private final int hops;
  private int hopsLeft;
  private long way;

  private Token(int start, int hops) {
    this.start = start;
    this.hops = hops;
    this.hopsLeft = hops;
  }

  /** Tokens that start at stations as far from each other as the ring allows. */
  public static Token[] spread(int count, int stations, int hops) {
    Token[] tokens = new Token[count];
    for (int i = 0; i < count; i++) {
      tokens[i] = new Token((int) ((long) i * stations / count), hops);
    }
    return tokens;
  }

  public int start() {
    return start;
  }

  /** Says whether it goes on from here. */
  public boolean hop(int station) {
    way = note(way, station);
    hopsLeft--;
    return hopsLeft > 0;
  }

  public int hopsDone() {
    return hops - hopsLeft;
  }

  public long way() {
    return way;
  }

  /** What the ways add up to, walked by the calling thread. */
  public static long direct(Token[] tokens, int stations) {
    long sum = 0;
    for (Token token : tokens) {
      long way = 0;
      for (int hop = 0; hop < token.hops; hop++) {
        way = note(way, (token.start + hop) % stations);
      }
      sum += way;
    }
    return sum;
  }

  private static long note(long way, int station) {
    return (way * 31 + station) & 0xffff_ffffL;
  }
}
