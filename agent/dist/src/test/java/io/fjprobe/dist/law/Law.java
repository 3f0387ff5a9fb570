package io.fjprobe.dist.law;

import java.util.List;

/** What must hold of the numbers of every pool when it is at rest, whatever has run in it. */
public interface Law {

  List<Law> ALL =
      List.of(
          new NothingNegativeLaw(),
          new StealCountLaw(),
          new PoolSizeLaw(),
          new CompensationLaw(),
          new SignalsLaw(),
          new PushesLaw(),
          new TasksLeaveQueuesLaw(),
          new WorkersSumLaw(),
          new WorkerTimeLaw(),
          new EventsAreCountedLaw(),
          new StealEventsLaw(),
          new StealRunsLaw(),
          new OneThingAtATimeLaw());

  void check(PoolFacts pool, Sides sides);

  default String title() {
    return getClass().getSimpleName();
  }
}
