import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** One operation: its tasks, the pool made for them, and the CPUs. */
final class World {
  private static final int READ_AHEAD = 4; // tasks, about four lines

  final Costs costs;
  final Rules rules;
  final int tasks;
  final double taskNanos;
  final int queues;
  final Memory memory;
  final Control control;
  final Submissions queue;
  final Random random;
  private final Scheduler scheduler;
  private final List<Worker> workers = new ArrayList<>();
  private final byte[] runs;
  long released;
  long lost;
  private int executed;
  private boolean shutdown;
  private boolean over;

  World(Setting setting, Costs costs, Rules rules, long seed) {
    this.costs = costs;
    this.rules = rules;
    tasks = setting.tasks();
    taskNanos = setting.taskNanos();
    queues = 2 * Integer.highestOneBit(Math.max(1, 2 * setting.parallelism() - 1));
    memory = new Memory(costs);
    control = new Control(setting.parallelism());
    queue = new Submissions(tasks, rules.taskBytes(), rules.own21() ? 64 : 512);
    random = new Random(seed);
    runs = new byte[tasks];
    scheduler = new Scheduler(setting.cpus(), costs);
  }

  Outcome simulate() {
    return simulate(Double.POSITIVE_INFINITY);
  }

  /** Gives up at that time. */
  Outcome simulate(double limit) {
    scheduler.wake(new Producer(this), 0);
    double end = scheduler.runAll(limit);
    return new Outcome(
        end,
        scheduler.busy(),
        memory.transfers(),
        executed,
        Arrays.equals(runs, ones(tasks)),
        workers.size(),
        released,
        lost);
  }

  private static byte[] ones(int length) {
    byte[] ones = new byte[length];
    Arrays.fill(ones, (byte) 1);
    return ones;
  }

  void ran(int task) {
    executed++;
    runs[task]++;
  }

  void wake(Actor actor, double time) {
    scheduler.wake(actor, time);
  }

  /** Tasks stand one after the other: who comes long after they were made reads ahead. */
  double readTask(Cpu cpu, int task, double now) {
    return queue.isFull(task + READ_AHEAD)
        ? memory.readOn(cpu, queue.task(task), now)
        : memory.read(cpu, queue.task(task), now);
  }

  /** A time with that mean: a part is the same each time, the rest has an exponential law. */
  double vary(double mean) {
    return mean * (1 - costs.noise() * (1 + Math.log(1 - random.nextDouble())));
  }

  double create(double now) {
    Worker worker = rules.own21() ? new Worker21(this) : new Worker25(this);
    workers.add(worker);
    scheduler.wake(worker, now + costs.create());
    return now + costs.create();
  }

  /** A worker has nothing to do: the last one ends the pool, if it is to end. */
  double idle(double now) {
    return shutdown && control.active() == 0 && queue.isEmpty() ? end(now) : now;
  }

  double shutdown(double now) {
    shutdown = true;
    return idle(now);
  }

  boolean isOver() {
    return over;
  }

  private double end(double now) {
    over = true;
    double time = now;
    for (Worker worker : workers) {
      if (worker.parking) {
        time = worker.unpark(time);
      }
    }
    return time;
  }

  /** A look at one of the queues, of which some are not there: who spins pauses then. */
  double idleLook() {
    double there = (double) (control.total() + 1) / queues;
    double missing = rules.b() ? 0 : costs.pause();
    return there * costs.look() + (1 - there) * missing;
  }
}
