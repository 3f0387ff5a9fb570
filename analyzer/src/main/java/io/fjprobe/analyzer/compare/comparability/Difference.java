package io.fjprobe.analyzer.compare.comparability;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * In what two sets of recordings differ, beside what they measured.
 *
 * @param refusal nothing can be concluded; else it may explain the gap by itself
 * @param values of both sides, or in other words what differs
 */
public record Difference(boolean refusal, Condition condition, String values) {

  /** Makes one that is in no condition that both sides have. */
  public Difference(boolean refusal, String text) {
    this(refusal, Condition.OTHER, text);
  }

  static Difference refusal(String text) {
    return new Difference(true, text);
  }

  static Difference mayExplain(String text) {
    return new Difference(false, text);
  }

  @JsonProperty
  public String text() {
    return condition == Condition.OTHER ? values : condition.label() + ": " + values;
  }

  @Override
  @JsonIgnore
  public Condition condition() {
    return condition;
  }

  @Override
  @JsonIgnore
  public String values() {
    return values;
  }
}
