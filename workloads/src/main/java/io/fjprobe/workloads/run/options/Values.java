package io.fjprobe.workloads.run.options;

import java.util.LinkedHashMap;
import java.util.Map;

/** The effective options of one run of a workload. */
public final class Values {
  private final Map<String, Object> values = new LinkedHashMap<>();
  private int parallelism;

  public void put(String name, Object value) {
    values.put(name, value);
  }

  public void parallelism(int effective) {
    parallelism = effective;
  }

  /** That the pool or executor aims at. */
  public int parallelism() {
    return parallelism;
  }

  public String text(String name) {
    return String.valueOf(get(name));
  }

  public long number(String name) {
    return (Long) get(name);
  }

  public double share(String name) {
    return (Double) get(name);
  }

  public int integer(String name) {
    return Math.toIntExact(number(name));
  }

  /** Of an option that is yes or no; no, if the workload does not have it. */
  public boolean isOn(String name) {
    return Option.YES.equals(values.get(name));
  }

  private Object get(String name) {
    Object value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no option " + name);
    }
    return value;
  }

  public Map<String, Object> toJson() {
    return values;
  }
}
