package io.fjprobe.workloads.run.workload;

import io.fjprobe.workloads.run.options.DidYouMean;
import io.fjprobe.workloads.run.options.UsageException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Finds workloads by the names that users write. */
public final class NamedWorkload {
  private NamedWorkload() {}

  public static Workload find(String name, List<Workload> workloads) throws UsageException {
    return find(name, workloads, Collections.emptyList());
  }

  /**
   * @param others words that may have been meant
   */
  public static Workload find(String name, List<Workload> workloads, Collection<String> others)
      throws UsageException {
    for (Workload workload : workloads) {
      if (workload.name().equals(name)) {
        return workload;
      }
    }
    List<String> known = workloads.stream().map(Workload::name).collect(Collectors.toList());
    List<String> words = new ArrayList<>(known);
    words.addAll(others);
    throw new UsageException(
        "unknown workload " + name,
        DidYouMean.question(name, words) + "there are " + String.join(", ", known),
        "--list says what they do");
  }
}
