package io.fjprobe.analyzer.account.stall;

import java.util.List;

/**
 * A time in which tasks were queued and none moved.
 *
 * @param nanos at least so long, and at most a second or so longer
 * @param seen by the agent as it happened; else the last statistics say so
 * @param over false: it lasted to the end of the recording
 * @param inTasks workers of which it is not known whether they ran or were blocked
 * @param queued tasks in all queues
 * @param nextTask class of one of them; null when not known
 */
public record StallAccount(
    long startNanos,
    long nanos,
    boolean seen,
    boolean over,
    int parallelism,
    int workers,
    int idle,
    int blocked,
    int busy,
    int inTasks,
    long queued,
    String nextTask,
    List<StalledRow> threads) {}
