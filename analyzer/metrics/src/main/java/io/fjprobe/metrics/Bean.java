package io.fjprobe.metrics;

import java.util.Map;
import java.util.OptionalLong;

/**
 * What a bean said. What is not recorded is not there.
 *
 * @param id of the bean in its JVM
 */
record Bean(String id, Map<String, Object> attributes) {

  OptionalLong number(String attribute) {
    return attributes.get(attribute) instanceof Number value
        ? OptionalLong.of(value.longValue())
        : OptionalLong.empty();
  }

  /** Empty if it is not there. */
  String text(String attribute) {
    return String.valueOf(attributes.getOrDefault(attribute, ""));
  }
}
