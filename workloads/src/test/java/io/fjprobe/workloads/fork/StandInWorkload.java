package io.fjprobe.workloads.fork;

import io.fjprobe.workloads.run.Operation;
import io.fjprobe.workloads.run.Option;
import io.fjprobe.workloads.run.Values;
import io.fjprobe.workloads.run.Workload;
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
