import java.util.ArrayDeque;
import java.util.Queue;

/** CPUs, and the threads that want one: by turns, each for a slice, where there are too many. */
final class Scheduler {
  private final Cpu[] cpus;
  private final Costs costs;
  private final Queue<Actor> waiting = new ArrayDeque<>();

  Scheduler(int count, Costs costs) {
    this.costs = costs;
    cpus = new Cpu[count];
    for (int i = 0; i < count; i++) {
      cpus[i] = new Cpu(i);
    }
  }

  double busy() {
    double busy = 0;
    for (Cpu cpu : cpus) {
      busy += cpu.busy;
    }
    return busy;
  }

  void wake(Actor actor, double time) {
    for (Cpu cpu : cpus) {
      if (cpu.isIdle()) {
        cpu.time = Math.max(cpu.time, time + costs.wake());
        begin(cpu, actor);
        return;
      }
    }
    waiting.add(actor);
  }

  private void begin(Cpu cpu, Actor actor) {
    cpu.running = actor;
    cpu.sliceEnd = cpu.time + costs.slice();
  }

  /** When the last thread has ended, or all wait for each other, or it takes too long. */
  double runAll(double limit) {
    double end = 0;
    for (Cpu cpu = earliest(); cpu != null && end < limit; cpu = earliest()) {
      advance(cpu);
      end = Math.max(end, cpu.time);
    }
    return end;
  }

  private Cpu earliest() {
    Cpu earliest = null;
    for (Cpu cpu : cpus) {
      if (!cpu.isIdle() && (earliest == null || cpu.time < earliest.time)) {
        earliest = cpu;
      }
    }
    return earliest;
  }

  private void advance(Cpu cpu) {
    Actor actor = cpu.running;
    if (cpu.time >= cpu.sliceEnd && !waiting.isEmpty()) {
      waiting.add(actor);
      change(cpu);
      return;
    }
    double until = actor.step(cpu, cpu.time);
    cpu.busy += until - cpu.time;
    cpu.time = until;
    if (actor.blocked || actor.ended) {
      change(cpu);
    }
  }

  private void change(Cpu cpu) {
    cpu.running = null;
    Actor next = waiting.poll();
    if (next != null) {
      cpu.time += costs.change();
      cpu.busy += costs.change();
      begin(cpu, next);
    }
  }
}
