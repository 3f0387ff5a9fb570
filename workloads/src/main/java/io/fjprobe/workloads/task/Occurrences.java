package io.fjprobe.workloads.task;

/** Of one word: how often, where first and last, and a checksum of all places. */
public final class Occurrences {
  private long count;
  private long firstLine;
  private long lastLine;
  private long checksum;

  Occurrences(long firstLine) {
    this.firstLine = firstLine;
    this.lastLine = firstLine;
  }

  void add(long line, int position) {
    count++;
    lastLine = line;
    checksum += ZipfText.mix(line * ZipfText.LINE_BYTES + position);
  }

  void merge(Occurrences other) {
    count += other.count;
    firstLine = Math.min(firstLine, other.firstLine);
    lastLine = Math.max(lastLine, other.lastLine);
    checksum += other.checksum;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Occurrences
        && ((Occurrences) other).count == count
        && ((Occurrences) other).firstLine == firstLine
        && ((Occurrences) other).lastLine == lastLine
        && ((Occurrences) other).checksum == checksum;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(checksum);
  }

  @Override
  public String toString() {
    return count + " times in lines " + firstLine + " to " + lastLine + ", checksum " + checksum;
  }
}
