package io.fjprobe.analyzer.account;

/** How often something took time. */
public record Row(String name, long count, long totalNanos, long maxNanos) {

  static final Row NOTHING = new Row("", 0, 0, 0);

  public long meanNanos() {
    return count == 0 ? 0 : totalNanos / count;
  }
}
