package io.fjprobe.analyzer.finding;

import com.fasterxml.jackson.annotation.JsonIgnore;

/**
 * What a diagnosis is about.
 *
 * @param pool its name, or words for the whole JVM
 * @param section name of the section that it is reported in
 * @param ofJvm it is of no pool, but of the whole JVM
 */
public record Place(String pool, String section, @JsonIgnore boolean ofJvm) {

  private static final String JVM = "(whole JVM)";

  static Place ofPool(String pool, String section) {
    return new Place(pool, section, false);
  }

  static Place ofJvm(String section) {
    return new Place(JVM, section, true);
  }

  /**
   * This is the name of the pool in parentheses, or the whole JVM. It follows what is said about
   * it.
   */
  public String inParentheses() {
    return ofJvm ? pool : "(" + pool + ")";
  }
}
