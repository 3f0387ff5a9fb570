/** One CPU: what it runs, when that goes on, and the stores that have not left it yet. */
final class Cpu {
  final long bit;
  double time;
  double busy;
  double sliceEnd;

  /** When the last of its buffered stores has its line. */
  double drained;

  Actor running;

  Cpu(int index) {
    bit = 1L << index;
  }

  boolean isIdle() {
    return running == null;
  }
}
