package io.fjprobe.analyzer.account;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fjprobe.analyzer.account.blocking.ExternalWaits;
import io.fjprobe.analyzer.account.blocking.JoinAccount;
import io.fjprobe.analyzer.account.blocking.ResultWaits;
import io.fjprobe.analyzer.account.code.CodeAccount;
import io.fjprobe.analyzer.account.task.TaskAccount;
import io.fjprobe.analyzer.account.time.TimeAccount;
import org.jspecify.annotations.Nullable;

/**
 * Threads that are no workers, but submit to pools and wait for them.
 *
 * @param joins that blocked; their time is in no worker account
 * @param waits the same, counted exactly, but not by line
 * @param resultWaits by futures and latches, of one of these threads; null: none
 * @param tasks invoked by these threads, so of no pool; at level=full
 * @param code outside tasks, by line
 */
public record CallerAccount(
    @JsonProperty("externalJoins") JoinAccount joins,
    @JsonProperty("externalWaits") ExternalWaits waits,
    @Nullable ResultWaits resultWaits,
    @JsonProperty("externalTasks") TaskAccount tasks,
    @JsonProperty("externalTime") TimeAccount time,
    @JsonProperty("externalCode") CodeAccount code) {}
