package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.MachineFacts;

/**
 * What ran beside the pools.
 *
 * @param gcPauses null when there is no such event, which is also so when there was no collection
 * @param gcShare of the time of the window, 0 to 1
 * @param safepoints stops of the JVM, those of the collector included
 * @param allocatedBytes by all threads
 * @param compilations by the JIT
 * @param throttledNanos the container got no CPU
 * @param pinned virtual threads that blocked and kept their carriers
 * @param machineLoad 0 to 1, mean of the samples; null when not recorded
 */
public record MachineAccount(
    Row gcPauses,
    Double gcShare,
    Row safepoints,
    Long allocatedBytes,
    Row compilations,
    Long throttledNanos,
    Row pinned,
    Double machineLoad,
    Double jvmLoad) {

  static MachineAccount of(MachineFacts facts, long wallNanos) {
    Row pauses = facts.gcPauses().count() == 0 ? null : Rows.row("GC pauses", facts.gcPauses());
    return new MachineAccount(
        pauses,
        pauses == null || wallNanos == 0 ? null : (double) pauses.totalNanos() / wallNanos,
        null,
        null,
        null,
        null,
        null,
        mean(facts.machineLoad(), facts.loadSamples()),
        mean(facts.jvmLoad(), facts.loadSamples()));
  }

  private static Double mean(double sum, long samples) {
    return samples == 0 ? null : sum / samples;
  }
}
