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
 */
record Seen(int thread, int state, int cpu, int stack, int owner, boolean tasksWait) {}
