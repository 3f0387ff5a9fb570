package io.fjprobe.analyzer.compare;

/** Comparisons of fixtures. */
public final class Comparisons {

  private Comparisons() {}

  public static Contrast contrast(SideFixture base, SideFixture next) {
    return new Contrast(base.side(), next.side());
  }

  public static Comparison of(SideFixture base, SideFixture next) {
    return new Comparing(true).compare(base.side(), next.side());
  }
}
