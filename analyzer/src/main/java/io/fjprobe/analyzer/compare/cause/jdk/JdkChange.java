package io.fjprobe.analyzer.compare.cause.jdk;

import io.fjprobe.analyzer.compare.measure.Evidence;
import java.util.List;

/**
 * A change of the JDK, as the file of changes has it.
 *
 * @param id a bug id of the JDK, or a name where none is known
 * @param cause that it can be behind
 * @param lastOld the last release that certainly does it the old way
 * @param firstNew the first release that certainly does it the new way
 * @param signature evidence that must be there, all of it
 */
public record JdkChange(
    String id,
    String cause,
    int lastOld,
    int firstNew,
    String mechanism,
    List<Sign> signature,
    String workaround,
    String linkText,
    String link) {

  /**
   * @param moreOn old or new
   */
  public record Sign(Evidence evidence, String moreOn) {

    public Sign {
      if (!moreOn.equals("old") && !moreOn.equals("new")) {
        throw new IllegalArgumentException("moreOn is " + moreOn + ", not old or new");
      }
    }
  }
}
