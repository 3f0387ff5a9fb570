package io.fjprobe.analyzer.account;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import java.util.List;

/**
 * One workload's measured iterations, or the whole recording when it has no iterations. The parts
 * of its groups are side by side in JSON.
 *
 * @param callers threads that are no workers
 */
public record SectionAccount(
    @JsonUnwrapped SectionIdentity identity,
    @JsonUnwrapped SectionPeriod period,
    List<PoolAccount> pools,
    @JsonUnwrapped IdlePools idlePools,
    @JsonUnwrapped CallerAccount callers,
    MachineAccount machine,
    ProcessAccount process) {

  /** What tells it from the other sections of its recording. */
  @JsonProperty
  public String name() {
    return identity.name();
  }
}
