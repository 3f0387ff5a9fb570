package io.fjprobe.analyzer.recording.moment;

/**
 * A thread in a look.
 *
 * @param thread number of it in the chunk
 * @param state as the agent calls it, see {@link LookedState}
 * @param cpu how much it used
 * @param stack number of its stack in the chunk; -1: not known
 * @param owner number of the thread that has its lock; -1: none
 * @param tasksWait in the queue of its executor
 * @param count threads that it stands for: one, or virtual threads that wait in the same place
 */
record Seen(int thread, int state, int cpu, int stack, int owner, boolean tasksWait, int count) {

  Seen withState(int other) {
    return new Seen(thread, other, cpu, -1, -1, tasksWait, count);
  }

  Seen withStack(int other) {
    return new Seen(thread, state, cpu, other, owner, tasksWait, count);
  }
}
