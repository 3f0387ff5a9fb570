package io.fjprobe.testing;

import org.assertj.core.configuration.Configuration;

/**
 * A failed assertion on thousands of events prints a few of them, so that the build's log still
 * shows which test failed and how many there were. AssertJ finds this class by itself.
 */
public final class ShortFailures extends Configuration {

  private static final int ELEMENTS = 20;

  public ShortFailures() {
    setMaxElementsForPrinting(ELEMENTS);
  }

  /** Does not print the settings, as it would by default. */
  @Override
  public void applyAndDisplay() {
    apply();
  }
}
