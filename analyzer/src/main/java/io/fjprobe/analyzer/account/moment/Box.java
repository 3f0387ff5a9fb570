package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import org.jspecify.annotations.Nullable;

/**
 * An activity at a line, in a pool or a group of other threads. The shares of all boxes add up to
 * the time that was looked at.
 *
 * @param where pool, or name of the threads with # for numbers; empty: the whole JVM
 * @param worker whether it is a pool
 * @param line of the application; null: not known, or none
 * @param called of a library or the JDK, by that line; null: nothing, or not known
 * @param caller line of the application that called it; null: not known
 * @param share of the wall time, 0 to 1
 * @param lowShare lower end of its 95 % interval
 * @param highShare upper end
 * @param rise by how much its share is higher at the end than at the beginning, by the line that is
 *     nearest to it; 0: it rather begins or ends at some moment
 * @param width among how many threads its moments are shared, in the mean
 * @param alone share of its thread time in which nothing else ran
 * @param waiters threads that wait for its lock, in the mean
 * @param waitingForCpu share of its thread time in which it could have run, and did not
 * @param interpreted share of its thread time in code that is not compiled
 * @param tasksWait share of its thread time in which tasks waited in the queue of its executor
 * @param inPoolTasks share of its thread time inside tasks of a pool, by samples: of its workers,
 *     or of a caller that helps
 * @param idleBeside share of the threads of its pool or executor that had no task meanwhile, in the
 *     mean, if it blocks in a task (of an executor: only while one thread alone waits for a result)
 * @param idleAlike share of the other executors with threads of such a name that had nothing to do,
 *     while tasks waited in the queue of its own executor, in the mean
 * @param context what it is called for; null: nothing is known of it
 */
public record Box(
    Doing doing,
    String where,
    boolean worker,
    @Nullable String line,
    @Nullable String called,
    @Nullable String caller,
    double share,
    double lowShare,
    double highShare,
    double rise,
    double width,
    double alone,
    double waiters,
    double waitingForCpu,
    double interpreted,
    double tasksWait,
    double inPoolTasks,
    double idleBeside,
    double idleAlike,
    @Nullable Context context) {}
