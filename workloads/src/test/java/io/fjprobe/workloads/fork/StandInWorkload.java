package io.fjprobe.workloads.fork;

import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Operation;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.List;
import java.util.Optional;

/**
 * Never run.
 *
 * @param modes the default one first; none: there is one mode
 */
public record StandInWorkload(String name, int requiredJdk, String... modes) implements Workload {
  @Override
  public String purpose() {
    return "stands in for a workload";
  }

  @Override
  public Optional<Option> modeOption() {
    return List.of(modes).isEmpty()
        ? Optional.empty()
        : Optional.of(Option.choice("mode", "how", modes));
  }

  @Override
  public int requiredJdk(Values values) {
    return requiredJdk;
  }

  @Override
  public String unit(Values values) {
    return "nothing";
  }

  @Override
  public Operation prepare(Values values) {
    throw new UnsupportedOperationException();
  }
}
