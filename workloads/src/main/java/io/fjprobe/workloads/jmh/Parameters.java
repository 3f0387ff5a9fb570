package io.fjprobe.workloads.jmh;

import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.annotations.Param;

/** The parameters of a benchmark as options of its workload: {@code sleepMs} is --sleep-ms. */
final class Parameters {
  private Parameters() {}

  static Map<String, String> of(Object benchmark) {
    Map<String, String> options = new LinkedHashMap<>();
    for (Field field : benchmark.getClass().getFields()) {
      if (field.isAnnotationPresent(Param.class)) {
        options.put(optionOf(field), value(field, benchmark));
      }
    }
    return options;
  }

  static String optionOf(Field field) {
    return field.getName().replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  private static String value(Field field, Object benchmark) {
    try {
      return (String) field.get(benchmark);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e); // JMH requires public fields
    }
  }
}
