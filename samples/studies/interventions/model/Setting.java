/**
 * What is run on what.
 *
 * @param taskNanos of a task, above that of one that only counts
 */
record Setting(int cpus, int parallelism, int tasks, double taskNanos) {}
