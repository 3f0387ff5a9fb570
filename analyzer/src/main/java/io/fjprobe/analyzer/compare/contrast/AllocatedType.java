package io.fjprobe.analyzer.compare.contrast;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fjprobe.analyzer.compare.measure.BySide;

/**
 * A class of which the slow side allocates more, by samples.
 *
 * @param type {@code package.Class}
 * @param baseBytes that all threads allocate of it per operation
 * @param nextBytes the same of the other side
 */
public record AllocatedType(String type, double baseBytes, double nextBytes) {

  @JsonIgnore
  public BySide<Double> bytes() {
    return new BySide<>(baseBytes, nextBytes);
  }

  /** Returns the class without its package. */
  public String shortType() {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  static AllocatedType of(String type, BySide<Double> bytes) {
    return new AllocatedType(type, bytes.base(), bytes.next());
  }
}
