package io.fjprobe.analyzer.account;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.fjprobe.analyzer.account.blocking.Sleeps;
import io.fjprobe.analyzer.account.blocking.TimedOutWaits;
import io.fjprobe.analyzer.account.code.CountedCalls;
import io.fjprobe.analyzer.account.code.LoadedClasses;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.code.StacksAtLine;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One workload's measured iterations, or the whole recording when it has no iterations. The parts
 * of its groups are side by side in JSON.
 *
 * @param callers threads that are no workers
 * @param moments null: nobody looked at all threads
 * @param methods that all threads ran
 * @param methodsOfThrowables the same, only while throwables were made or their stacks were read
 * @param methodsByLooks that looks at all threads saw
 * @param waitingStacks of threads that wait, by the method of the application in which they do
 * @param timedOutWaits of all platform threads
 * @param sleeps of all threads
 * @param countedCalls of methods that the agent was asked to count
 * @param loadedClasses of the whole recording; null: not recorded
 */
public record SectionAccount(
    @JsonUnwrapped SectionIdentity identity,
    @JsonUnwrapped SectionPeriod period,
    List<PoolAccount> pools,
    @JsonUnwrapped IdlePools idlePools,
    @JsonUnwrapped CallerAccount callers,
    @Nullable MomentAccount moments,
    @JsonIgnore MethodAccount methods,
    @JsonIgnore MethodAccount methodsOfThrowables,
    @JsonIgnore MethodAccount methodsByLooks,
    @JsonIgnore Map<String, StacksAtLine> waitingStacks,
    @JsonIgnore TimedOutWaits timedOutWaits,
    @JsonIgnore Sleeps sleeps,
    List<CountedCalls> countedCalls,
    @JsonIgnore @Nullable LoadedClasses loadedClasses,
    MachineAccount machine,
    ProcessAccount process) {

  /** The name that tells it from the other sections of its recording. */
  @JsonProperty
  public String name() {
    return identity.name();
  }
}
