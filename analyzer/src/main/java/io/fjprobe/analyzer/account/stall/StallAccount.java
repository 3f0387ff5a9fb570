package io.fjprobe.analyzer.account.stall;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A time in which tasks were queued and none moved.
 *
 * @param queued tasks in all queues
 * @param nextTask class of one of them; null when not known
 */
public record StallAccount(
    @JsonUnwrapped StallPeriod period,
    @JsonUnwrapped StalledWorkers states,
    long queued,
    @Nullable String nextTask,
    List<StalledRow> threads) {}
