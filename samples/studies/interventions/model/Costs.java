/**
 * All in nanoseconds.
 *
 * @param transfer until a CPU has a line that another holds
 * @param readShare of a transfer: how long a line that is read is kept from others
 * @param ahead of a transfer: what is left of it for a line that comes after others
 * @param fence of what is volatile or atomic, if it waits for no line
 * @param push making a task and handing it over, with nobody else there
 * @param task taking and running it, with nobody else there
 * @param noise share of push and of task that varies
 * @param look at a queue of another that is empty
 * @param pause of a spinning thread
 * @param park of who parks, until its CPU is free
 * @param unpark of who unparks a thread
 * @param wake until an idle CPU runs the thread that it was given
 * @param change of threads on a CPU
 * @param slice how long a thread runs while others want its CPU
 * @param create of who starts a worker
 * @param start of a worker itself
 * @param exit of a worker
 */
record Costs(
    double transfer,
    double readShare,
    double ahead,
    double fence,
    double push,
    double task,
    double noise,
    double look,
    double pause,
    double park,
    double unpark,
    double wake,
    double change,
    double slice,
    double create,
    double start,
    double exit) {
  /** Nothing else takes time. */
  static Costs ofTransfer(double nanos) {
    return new Costs(nanos, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  }
}
