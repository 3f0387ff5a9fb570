package io.fjprobe.analyzer.compare.contrast;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fjprobe.analyzer.compare.measure.BySide;

/**
 * A method in which threads run for longer on the slow side, what it calls included, by samples.
 *
 * @param method {@code package.Class.method}
 * @param baseNanos that all threads run in it per operation
 * @param nextNanos the same of the other side
 */
public record LongerCode(String method, double baseNanos, double nextNanos) {

  @JsonIgnore
  public BySide<Double> nanos() {
    return new BySide<>(baseNanos, nextNanos);
  }
}
