/** What workers of both pools have in common: running a task, parking, being released, the end. */
abstract class Worker extends Actor {
  /** Phase, source and the rest that it writes itself. */
  final Line own = new Line();

  boolean released;
  boolean parking;
  private boolean permit;
  private double permitted; // when that call has ended
  private boolean asleep;
  private boolean begun;

  Worker(World world) {
    super(world);
  }

  @Override
  final double next(Cpu cpu, double now) {
    if (!begun) {
      begun = true;
      return now + world.costs.start();
    }
    if (world.isOver()) {
      ended = true;
      return now + world.costs.exit();
    }
    if (asleep) {
      return sleep(now);
    }
    return work(cpu, now);
  }

  abstract double work(Cpu cpu, double now);

  /** By another thread, which has taken it off the stack. */
  final double release(Cpu cpu, double now) {
    released = true;
    world.released++;
    double told = world.memory.read(cpu, own, world.memory.atomic(cpu, own, now));
    return parking ? unpark(told) : told;
  }

  final double unpark(double now) {
    permit = true;
    permitted = now + world.costs.unpark();
    if (blocked) {
      blocked = false;
      world.wake(this, permitted);
    }
    return permitted;
  }

  /** It wakes to {@link #work} again. */
  final double park(double now) {
    parking = true;
    asleep = true;
    return now + world.costs.park();
  }

  private double sleep(double now) {
    if (permit) {
      permit = false;
      asleep = false;
      parking = false;
      return Math.max(now, permitted);
    }
    blocked = true;
    return now;
  }

  final double looks(int queues, double now) {
    return now + queues * world.costs.look();
  }

  final double readBase(Cpu cpu, double now) {
    Memory memory = world.memory;
    double known = memory.read(cpu, world.queue.head, now + world.costs.look());
    return memory.read(cpu, world.queue.slot(world.queue.base()), known);
  }

  /** Takes as long as the task does, whose end other threads can see. */
  final double run(Cpu cpu, int task, boolean namesRunner, double now) {
    Memory memory = world.memory;
    Line line = world.queue.task(task);
    double time = now;
    if (namesRunner) {
      memory.store(cpu, line, time);
      time = memory.fence(cpu, time);
    }
    time = memory.fence(cpu, time); // its counter is atomic
    time += world.vary(world.costs.task()) + world.taskNanos;
    if (namesRunner) {
      memory.store(cpu, line, time);
      time = memory.fence(cpu, time);
    }
    return memory.atomic(cpu, line, time);
  }
}
