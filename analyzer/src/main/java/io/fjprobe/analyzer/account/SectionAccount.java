package io.fjprobe.analyzer.account;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.blocking.ResultWaits;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.machine.MachineAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.task.TaskAccount;
import io.fjprobe.analyzer.account.thread.ProcessAccount;
import io.fjprobe.analyzer.account.time.TimeAccount;
import io.fjprobe.analyzer.account.window.Operations;
import java.util.List;

/**
 * One workload's measured iterations, or the whole recording when it has no iterations.
 *
 * @param workload null for a whole recording
 * @param window which part of the recording this is about, in words
 * @param quietPools pools in which nothing happened in the window
 * @param unusedPools pools that the application made and gave hardly a task, by the line that made
 *     them
 * @param externalJoins by threads that are no workers; their time is in no worker account
 * @param externalWaits the same, counted exactly, but not by line
 * @param resultWaits by futures and latches, of one of these threads; null: none
 * @param externalTasks invoked by threads that are no workers, so of no pool; at level=full
 * @param externalTime of the threads that submit to the pools and wait for them
 * @param externalCode of these threads outside tasks, by line
 */
public record SectionAccount(
    String workload,
    String mode,
    Integer parallelism,
    String window,
    long wallNanos,
    Operations operations,
    List<PoolAccount> pools,
    List<String> quietPools,
    List<String> unusedPools,
    JoinAccount externalJoins,
    ExternalWaits externalWaits,
    ResultWaits resultWaits,
    TaskAccount externalTasks,
    TimeAccount externalTime,
    CodeAccount externalCode,
    MachineAccount machine,
    ProcessAccount process) {

  /** What tells it from the other sections of its recording. */
  @JsonProperty
  public String name() {
    return workload == null
        ? "whole recording"
        : workload
            + (mode == null ? "" : " " + mode)
            + (parallelism == null || parallelism == 0 ? "" : ", parallelism " + parallelism);
  }
}
