/** A worker of 21: takes a run of tasks from the queue where it found the first. */
final class Worker21 extends Worker {
  private enum State {
    SCAN,
    LOOK,
    SWAP,
    ADVANCE,
    PROPAGATE,
    RUN,
    RAN,
    POLL,
    LEAVE,
    DEACTIVATE,
    SWAP_CONTROL,
    LAST_LOOK,
    SPIN,
    WOKEN
  }

  private static final int CHUNK = 8;

  private State state = State.SCAN;
  private int runs; // from the same queue, one after the other
  private boolean inRun;
  private int queuesLeft;
  private int base;
  private long seen;
  private int spins;

  Worker21(World world) {
    super(world);
  }

  @Override
  double work(Cpu cpu, double now) {
    switch (state) {
      case SCAN:
        inRun = false;
        int before = world.random.nextInt(world.queues);
        queuesLeft = world.queues - 1 - before;
        state = State.LOOK;
        return readBase(cpu, looks(before, now));
      case LOOK:
      case POLL:
        return look(cpu, now);
      case SWAP:
        return swap(now);
      case ADVANCE:
        return advance(cpu, now);
      case PROPAGATE:
        state = State.RUN;
        boolean more = world.queue.base() == base + 1 && world.queue.isFull(base + 1);
        return more ? callForWorker(cpu, now) : now;
      case RUN:
        state = State.RAN;
        return run(cpu, base, false, world.readTask(cpu, base, now));
      case RAN:
        world.ran(base);
        state = State.POLL;
        return readBase(cpu, now);
      case LEAVE:
        runs++;
        state = State.SCAN;
        return world.memory.fence(cpu, world.memory.store(cpu, own, now));
      case DEACTIVATE:
        world.memory.store(cpu, own, now);
        seen = world.control.version();
        state = State.SWAP_CONTROL;
        return world.memory.atomic(cpu, world.control.line, now);
      case SWAP_CONTROL:
        return deactivate(cpu, now);
      case LAST_LOOK:
        return lastLook(cpu, now);
      case SPIN:
        return spin(now);
      default:
        return woken(now);
    }
  }

  private double look(Cpu cpu, double now) {
    base = world.queue.base();
    if (world.queue.isFull(base)) {
      state = State.SWAP;
      return world.memory.atomic(cpu, world.queue.slot(base), now);
    }
    return inRun ? leave(now) : missed(now);
  }

  private double leave(double now) {
    state = State.LEAVE;
    return now;
  }

  private double missed(double now) {
    boolean moves = world.queue.isFull(base) || world.queue.isFull(base + 1);
    state = moves ? State.SCAN : State.DEACTIVATE;
    return moves ? now + world.costs.look() : looks(queuesLeft, now);
  }

  private double swap(double now) {
    if (world.queue.base() == base && world.queue.take(base)) {
      state = State.ADVANCE;
      return now + 1;
    }
    world.lost++;
    return inRun ? leave(now) : missed(now);
  }

  private double advance(Cpu cpu, double now) {
    Memory memory = world.memory;
    world.queue.advance(base + 1);
    double time = memory.store(cpu, world.queue.head, now);
    state = State.RUN;
    if (inRun) {
      return time;
    }
    inRun = true;
    time = memory.fence(cpu, memory.store(cpu, own, time));
    if (runs < 2) {
      state = State.PROPAGATE;
      time = memory.read(cpu, world.queue.slot(base + 1), memory.read(cpu, world.queue.head, time));
    }
    return time;
  }

  private double deactivate(Cpu cpu, double now) {
    if (seen != world.control.version()) {
      seen = world.control.version();
      return world.memory.atomic(cpu, world.control.line, now);
    }
    released = false;
    runs = 0;
    world.control.deactivate(this);
    spins = 2 * world.queues | 15;
    state = world.control.active() == 0 ? State.LAST_LOOK : State.SPIN;
    return state == State.LAST_LOOK ? readBase(cpu, now) : now;
  }

  /** Nobody is active any more: a task that came meanwhile would wait. */
  private double lastLook(Cpu cpu, double now) {
    if (released || world.queue.isEmpty()) {
      state = State.SPIN;
      return released ? now : world.idle(now);
    }
    double swapped = world.memory.atomic(cpu, world.control.line, now);
    Worker top = world.control.activate();
    if (top == this) {
      state = State.SCAN;
      return swapped;
    }
    return top.release(cpu, swapped);
  }

  private double spin(double now) {
    if (released) {
      state = State.SCAN;
      return now;
    }
    if (spins <= 0) {
      state = State.WOKEN;
      return park(now);
    }
    spins -= CHUNK;
    return now + CHUNK * world.costs.pause();
  }

  private double woken(double now) {
    if (released) {
      state = State.SCAN;
      return now;
    }
    return park(now);
  }
}
