package io.fjprobe.analyzer.recording.moment;

/**
 * When something has its time: the mean of the moments and their spread. Seconds since the epoch
 * are so large that their sums and means would be rounded to a microsecond, differently for each
 * order. So the mean is kept as seconds since the first moment, and squares around the mean.
 */
public final class When {

  /**
   * The square of a length is so many times the variance of times that are evenly spread over it.
   */
  private static final double EVEN = 12;

  private double weight;
  private double first;
  private double sinceFirst;
  private double squares;

  /**
   * @param time in seconds
   */
  void add(double more, double time) {
    add(more, time, 0, 0);
  }

  /**
   * @param factor of the other's weight
   */
  public void add(When other, double factor) {
    add(factor * other.weight, other.first, other.sinceFirst, factor * other.squares);
  }

  private void add(double more, double itsFirst, double itsSinceFirst, double its) {
    double both = weight + more;
    if (both == 0) {
      return;
    }
    if (weight == 0) {
      first = itsFirst;
      sinceFirst = itsSinceFirst;
    }
    double apart = itsFirst - first + (itsSinceFirst - sinceFirst);
    squares += its + apart * apart * weight * more / both;
    sinceFirst += apart * more / both;
    weight = both;
  }

  private double variance() {
    return weight == 0 ? 0 : squares / weight;
  }

  /**
   * Returns by how much the share of an activity is higher at the end of this time than at the
   * beginning, if it changes steadily: by the line that is nearest to it. It is 0 if the activity
   * rather begins or ends at some moment, as a part of a program does.
   *
   * @param share of the activity in all of this time
   * @param its time
   */
  double rise(double share, When its) {
    double length = Math.sqrt(EVEN * variance());
    if (length == 0 || share == 0) {
      return 0;
    }
    double off =
        (its.first - first + (its.sinceFirst - sinceFirst)) / length; // between -0.5 and 0.5
    double rise = EVEN * share * off;
    double spread = its.variance() / (length * length);
    double ofLine = 1 / EVEN - off * off;
    double ofPart = (0.5 - Math.abs(off)) * (0.5 - Math.abs(off)) / 3;
    return Math.abs(spread - ofLine) < Math.abs(spread - ofPart) ? rise : 0;
  }
}
