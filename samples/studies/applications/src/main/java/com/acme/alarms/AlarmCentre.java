package com.acme.alarms;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import org.greenrobot.eventbus.EventBus;

/**
 * An EventBus with a pool of two brings alarms to a guard that subscribes to each by itself (each)
 * or to a queue of them (queue).
 */
public final class AlarmCentre {
  private static final int ALARMS = 64;

  private AlarmCentre() {}

  public static void main(String[] args) throws InterruptedException {
    EventBus bus =
        EventBus.builder()
            .executorService(new ForkJoinPool(2))
            .logNoSubscriberMessages(false)
            .build();
    Guard guard = args[0].equals("each") ? new Guard.Each() : new Guard.Queue();
    bus.register(guard);
    Shift shift = Shift.ofSeconds(10);
    long alarms = 0;
    while (shift.goesOn()) {
      CountDownLatch judged = new CountDownLatch(ALARMS);
      for (int alarm = 0; alarm < ALARMS; alarm++) {
        bus.post(new Guard.Alarm(alarms + alarm, judged));
      }
      judged.await();
      alarms += ALARMS;
    }
    Outcome.end(guard.hasBeenRight() && alarms > 0, "alarms: " + alarms + " judged");
  }
}
