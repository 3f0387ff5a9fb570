/** A worker of 25: each task is taken by itself, from the queue it came to, until that is empty. */
final class Worker25 extends Worker {
  private enum State {
    SCAN,
    LOOK,
    SWAP,
    ADVANCE,
    PROPAGATE,
    RUN,
    RAN,
    SCANNED,
    DEACTIVATE,
    SPIN,
    REACTIVATE,
    WOKEN
  }

  private static final int SPINS = 256;
  private static final int CHUNK = 16;

  private State state = State.SCAN;
  private boolean sameSource; // as of the task before
  private boolean found; // something in this scan
  private boolean propagates;
  private int queuesLeft;
  private int base;
  private int stalledAt;
  private long seen;
  private int spins;
  private int prechecks;

  Worker25(World world) {
    super(world);
  }

  @Override
  double work(Cpu cpu, double now) {
    switch (state) {
      case SCAN:
        return scan(cpu, now);
      case LOOK:
        return look(cpu, now);
      case SWAP:
        return swap(cpu, now);
      case ADVANCE:
        return advance(cpu, now);
      case PROPAGATE:
        state = State.RUN;
        propagates &= world.queue.isFull(base + 1);
        return propagates ? callForWorker(cpu, now) : now;
      case RUN:
        state = State.RAN;
        return run(cpu, base, !world.rules.d(), now);
      case RAN:
        world.ran(base);
        state = State.LOOK;
        boolean interfered = world.queue.base() != base + 1 && !propagates;
        double known = readBase(cpu, now);
        if (interfered) {
          state = State.SCAN;
        }
        return known;
      case SCANNED:
        state = State.DEACTIVATE;
        seen = world.control.version();
        world.memory.store(cpu, own, now);
        return world.memory.atomic(cpu, world.control.line, now);
      case DEACTIVATE:
        return deactivate(now);
      case SPIN:
        return spin(cpu, now);
      case REACTIVATE:
        return reactivate(cpu, now);
      default:
        return woken(now);
    }
  }

  private double scan(Cpu cpu, double now) {
    found = false;
    stalledAt = -1;
    int before = world.random.nextInt(world.queues);
    queuesLeft = world.queues - 1 - before;
    state = State.LOOK;
    return readBase(cpu, looks(before, now));
  }

  private double look(Cpu cpu, double now) {
    base = world.queue.base();
    if (world.queue.isFull(base)) {
      state = State.SWAP;
      return world.memory.atomic(cpu, world.queue.slot(base), now);
    }
    return missed(cpu, now);
  }

  private double swap(Cpu cpu, double now) {
    if (world.queue.base() == base && world.queue.take(base)) {
      state = State.ADVANCE;
      return now + 1;
    }
    world.lost++;
    base = world.queue.base();
    state = State.LOOK;
    return world.queue.isFull(base) ? readBase(cpu, now) : missed(cpu, now);
  }

  /** No task where the next one should be. */
  private double missed(Cpu cpu, double now) {
    if (found) {
      state = State.SCAN;
      return now;
    }
    if (!world.queue.isFull(base + 1) && !world.queue.isFull(base + 2)) {
      state = State.SCANNED;
      sameSource = false;
      return looks(queuesLeft, now);
    }
    if (stalledAt == base) {
      state = State.SCAN;
      return now + world.costs.look();
    }
    stalledAt = base;
    state = State.LOOK;
    return readBase(cpu, now);
  }

  private double advance(Cpu cpu, double now) {
    Memory memory = world.memory;
    world.queue.advance(base + 1);
    found = true;
    double time = memory.store(cpu, world.queue.head, now);
    if (!sameSource || !world.rules.a()) {
      time = memory.fence(cpu, memory.store(cpu, own, time));
    }
    propagates = !sameSource || !world.rules.c();
    sameSource = true;
    time = world.readTask(cpu, base, time);
    state = State.PROPAGATE;
    return propagates ? memory.read(cpu, world.queue.slot(base + 1), time) : time;
  }

  private double deactivate(double now) {
    if (seen != world.control.version()) {
      state = State.SCAN;
      return now;
    }
    released = false;
    world.control.deactivate(this);
    int active = world.control.active();
    spins = world.rules.b() ? 3 * world.queues : Math.max(3 * world.queues, SPINS);
    prechecks = !world.rules.f() ? Math.min(active, 2) : active == 0 ? 0 : Integer.MAX_VALUE;
    state = State.SPIN;
    return world.idle(now);
  }

  private double spin(Cpu cpu, double now) {
    if (released) {
      state = State.SCAN;
      return now;
    }
    if (spins <= 0) {
      state = State.WOKEN;
      return park(now);
    }
    if (world.queue.isFull(world.queue.base()) && --prechecks < 0 && world.control.isTop(this)) {
      state = State.REACTIVATE;
      seen = world.control.version();
      return world.memory.atomic(cpu, world.control.line, now);
    }
    int chunk = Math.min(CHUNK, world.queues);
    spins -= chunk;
    double time = now + chunk * world.idleLook();
    boolean comesBy = spins % world.queues < chunk;
    return comesBy ? readBase(cpu, time) : time;
  }

  private double reactivate(Cpu cpu, double now) {
    state = State.SPIN;
    if (!released && seen == world.control.version() && world.control.isTop(this)) {
      world.control.activate();
      state = State.SCAN;
      return world.memory.atomic(cpu, own, now);
    }
    return now;
  }

  private double woken(double now) {
    if (released) {
      state = State.SCAN;
      return now;
    }
    return park(now);
  }
}
