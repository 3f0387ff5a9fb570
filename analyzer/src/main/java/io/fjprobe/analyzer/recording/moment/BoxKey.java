package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.contract.Context;
import io.fjprobe.analyzer.contract.Doing;
import io.fjprobe.analyzer.recording.stack.ApplicationCode;
import org.jspecify.annotations.Nullable;

/**
 * What moments are given to: an activity at a line, in a pool or in a group of other threads.
 *
 * @param pool 0: the threads are no workers
 * @param group name of the threads, with {@link #ANY_NUMBER} in it; empty for workers
 * @param line frames of user code until lines are named; null: not known
 * @param called what the line called of a library, or of the JDK to wait; null: nothing, or not
 *     known
 * @param caller who called the line; null: not known
 * @param context what it is called for; null: nothing is known of it
 */
public record BoxKey(
    int segment,
    Doing doing,
    int pool,
    String group,
    @Nullable String line,
    @Nullable String called,
    @Nullable String caller,
    @Nullable Context context) {

  /** This stands in the name of a group for the numbers by which its threads differ. */
  public static final String ANY_NUMBER = "#";

  /** The group of virtual threads that have no carrier has this name. */
  public static final String VIRTUAL = "a virtual thread";

  /** The group of threads of which only the stack is known has this name. */
  public static final String ANOTHER = "another thread";

  BoxKey at(String otherLine, @Nullable Context otherContext) {
    return new BoxKey(segment, doing, pool, group, otherLine, called, caller, otherContext);
  }

  /** Returns the box of the same threads of which no line is known. */
  BoxKey withoutLine() {
    return new BoxKey(segment, doing, pool, group, null, null, null, null);
  }

  BoxKey named(ApplicationCode code) {
    String chosen = code.choose(line);
    return new BoxKey(
        segment, doing, pool, group, chosen, code.called(line, called), code.caller(line), context);
  }
}
