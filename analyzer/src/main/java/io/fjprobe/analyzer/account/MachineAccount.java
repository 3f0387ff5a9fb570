package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.recording.MachineFacts;

/**
 * What ran beside the pools.
 *
 * @param gcPauses null when there is no such event, which is also so when there was no collection
 * @param machineLoad 0 to 1, mean of the samples; null when not recorded
 */
public record MachineAccount(Row gcPauses, Double gcShare, Double machineLoad, Double jvmLoad) {

  static MachineAccount of(MachineFacts facts, long wallNanos) {
    Row pauses = facts.gcPauses().count() == 0 ? null : Rows.row("GC pauses", facts.gcPauses());
    return new MachineAccount(
        pauses,
        pauses == null || wallNanos == 0 ? null : (double) pauses.totalNanos() / wallNanos,
        mean(facts.machineLoad(), facts.loadSamples()),
        mean(facts.jvmLoad(), facts.loadSamples()));
  }

  private static Double mean(double sum, long samples) {
    return samples == 0 ? null : sum / samples;
  }
}
