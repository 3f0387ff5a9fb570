package com.acme.alarms;

import com.acme.common.PriceList;
import com.acme.common.Pricing;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.greenrobot.eventbus.Subscribe;
import org.greenrobot.eventbus.ThreadMode;

/** Judges alarms, some hundred microseconds each. */
public class Guard {
  private static final PriceList RISKS = new PriceList(Pricing.DETAILED);
  private final AtomicLong wrong = new AtomicLong();

  final boolean hasBeenRight() {
    return wrong.get() == 0;
  }

  final void judge(Alarm alarm) {
    long risk = Pricing.cents(PriceList.option(alarm.number), Pricing.DETAILED);
    if (!RISKS.right(alarm.number, risk)) {
      wrong.incrementAndGet();
    }
    alarm.judged.countDown();
  }

  /** What sensors report. */
  public static final class Alarm {
    private final long number;
    private final CountDownLatch judged;

    Alarm(long number, CountDownLatch judged) {
      this.number = number;
      this.judged = judged;
    }
  }

  /** Subscribes with ThreadMode.ASYNC. */
  public static final class Each extends Guard {
    @Subscribe(threadMode = ThreadMode.ASYNC)
    public void onAlarm(Alarm alarm) {
      judge(alarm);
    }
  }

  /** Subscribes with ThreadMode.BACKGROUND. */
  public static final class Queue extends Guard {
    @Subscribe(threadMode = ThreadMode.BACKGROUND)
    public void onAlarm(Alarm alarm) {
      judge(alarm);
    }
  }
}
