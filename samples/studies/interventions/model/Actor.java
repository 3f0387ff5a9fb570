/** A thread, as a row of steps: each does what was waited for, and begins what takes time next. */
abstract class Actor {
  private enum Signal {
    NONE,
    READ,
    SWAP
  }

  final World world;
  boolean blocked;
  boolean ended;
  private Signal signal = Signal.NONE;
  private long seen;

  Actor(World world) {
    this.world = world;
  }

  /** When the next step is. */
  final double step(Cpu cpu, double now) {
    return signal == Signal.NONE ? next(cpu, now) : signalled(cpu, now);
  }

  abstract double next(Cpu cpu, double now);

  /** Asks for one more worker, if fewer are active than may be; goes on with {@link #next}. */
  final double callForWorker(Cpu cpu, double now) {
    signal = Signal.READ;
    return world.memory.read(cpu, world.control.line, now);
  }

  private double signalled(Cpu cpu, double now) {
    Control control = world.control;
    boolean swapped = signal == Signal.SWAP && seen == control.version();
    if (swapped) {
      signal = Signal.NONE;
      Worker idle = control.activate();
      return idle == null ? world.create(now) : idle.release(cpu, now);
    }
    if (!control.wantsWorker()) {
      signal = Signal.NONE;
      return next(cpu, now);
    }
    signal = Signal.SWAP;
    seen = control.version();
    return world.memory.atomic(cpu, control.line, now);
  }
}
