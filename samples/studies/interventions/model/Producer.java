/** The one thread that hands all tasks over, ends the pool, and waits for its end. */
final class Producer extends Actor {
  private enum State {
    PREPARE,
    UNLOCK,
    PUBLISH,
    LOOK_BACK,
    NEXT,
    WAIT
  }

  private static final double NANOS_A_SLOT = 2; // copied when the ring grows

  private State state = State.PREPARE;
  private int next;

  Producer(World world) {
    super(world);
  }

  @Override
  double next(Cpu cpu, double now) {
    Submissions queue = world.queue;
    Memory memory = world.memory;
    switch (state) {
      case PREPARE:
        state = State.UNLOCK;
        double made = now + world.vary(world.costs.push());
        memory.store(cpu, queue.task(next), made);
        return memory.read(cpu, queue.head, memory.atomic(cpu, queue.tail, made));
      case UNLOCK:
        state = State.PUBLISH;
        memory.store(cpu, queue.slot(next), now);
        return memory.atomic(cpu, queue.tail, now);
      case PUBLISH:
        state = State.LOOK_BACK;
        int moved = queue.push(world.rules.own21() ? 4 : 2);
        if (moved > 0) {
          memory.store(cpu, queue.head, now);
        }
        Line before = queue.slot(next - world.rules.pushLooksBack());
        return memory.read(cpu, before, now + moved * NANOS_A_SLOT);
      case LOOK_BACK:
        state = State.NEXT;
        return queue.isFull(next - world.rules.pushLooksBack()) ? now : callForWorker(cpu, now);
      case NEXT:
        next++;
        state = next < world.tasks ? State.PREPARE : State.WAIT;
        return now;
      default:
        blocked = true;
        return world.shutdown(now);
    }
  }
}
