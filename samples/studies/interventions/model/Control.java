import java.util.ArrayDeque;
import java.util.Deque;

/**
 * The pool's control word: how many workers there are and are active, and the stack of the others.
 */
final class Control {
  final Line line = new Line();
  private final int parallelism;
  private final Deque<Worker> idle = new ArrayDeque<>();
  private int active;
  private int total;
  private long version;

  Control(int parallelism) {
    this.parallelism = parallelism;
  }

  long version() {
    return version;
  }

  int active() {
    return active;
  }

  int total() {
    return total;
  }

  boolean isTop(Worker worker) {
    return idle.peek() == worker;
  }

  boolean wantsWorker() {
    return active < parallelism && (!idle.isEmpty() || total < parallelism);
  }

  /** One more is active: the top of the stack, or null for one that is to be created. */
  Worker activate() {
    version++;
    active++;
    if (idle.isEmpty()) {
      total++;
      return null;
    }
    return idle.pop();
  }

  void deactivate(Worker worker) {
    version++;
    active--;
    idle.push(worker);
  }
}
