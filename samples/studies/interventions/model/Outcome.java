/**
 * Of one operation.
 *
 * @param busy nanoseconds of all CPUs
 * @param released workers that were idle and were signalled
 * @param lost tasks that two wanted and the other got
 * @param eachOnce whether each task ran once
 */
record Outcome(
    double wall,
    double busy,
    long transfers,
    int executed,
    boolean eachOnce,
    int workers,
    long released,
    long lost) {}
