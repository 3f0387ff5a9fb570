/**
 * Of one operation.
 *
 * @param busy nanoseconds of all CPUs
 * @param eachOnce whether each task ran once
 */
record Outcome(
    double wall,
    double busy,
    long transfers,
    int executed,
    boolean eachOnce,
    int workers,
    long wakes) {}
