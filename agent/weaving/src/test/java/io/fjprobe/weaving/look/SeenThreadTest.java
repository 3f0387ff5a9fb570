package io.fjprobe.weaving.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SeenThreadTest {

  private static final long BETWEEN = 10_000_000;
  private static final int CPU = 3;

  private volatile boolean done;
  private Thread waits;

  @BeforeEach
  void waits() {
    waits =
        new Thread(
            () -> {
              while (!done) {
                LockSupport.park();
              }
            });
    waits.start();
    while (waits.getState() != Thread.State.WAITING) {
      Thread.yield();
    }
  }

  @AfterEach
  void goesOn() throws InterruptedException {
    done = true;
    LockSupport.unpark(waits);
    waits.join();
  }

  /** To the JVM's beans, a carrier waits for as long as it runs virtual threads. */
  @Test
  void aThreadThatSeemsToWaitMayUseACpu() {
    SeenThread carrier = new SeenThread(waits.getId());
    carrier.is(info(), 1);
    carrier.usedCpu(0, 1, BETWEEN);
    assertThat(carrier.code() & CPU).isEqualTo(SeenThread.CPU_NOT_KNOWN);
    carrier.is(info(), 2);
    carrier.usedCpu(BETWEEN, 2, BETWEEN);
    assertThat(carrier.code() & CPU).isEqualTo(SeenThread.CPU_MOST);
  }

  /** It ran in between, and no sample may show where. */
  @Test
  void whereItWaitedBeforeIsWrittenIfItCountsAsRunning() {
    SeenThread thread = new SeenThread(waits.getId());
    thread.is(info(), 1);
    thread.stack = "-;App.waits:1";
    long waited = info().getWaitedCount();
    LockSupport.unpark(waits);
    while (info().getWaitedCount() == waited || waits.getState() != Thread.State.WAITING) {
      Thread.yield();
    }
    thread.is(info(), 2);
    assertThat(thread.writtenStack()).as("it waits, and where is not known yet").isNull();
    thread.countsAsRunning();
    assertThat(thread.writtenStack()).isEqualTo("-;App.waits:1");
    thread.stack = "-;App.again:2";
    assertThat(thread.writtenStack()).isEqualTo("-;App.again:2");
  }

  /** Its time is that of all looks since. */
  @Test
  void timeOfALongerSpanSaysNothingOfThisLook() {
    SeenThread thread = new SeenThread(waits.getId());
    thread.is(info(), 1);
    thread.usedCpu(0, 1, BETWEEN);
    thread.usedCpu(BETWEEN, 3, BETWEEN);
    assertThat(thread.code() & CPU).isEqualTo(SeenThread.CPU_NOT_KNOWN);
  }

  private ThreadInfo info() {
    return ManagementFactory.getThreadMXBean().getThreadInfo(waits.getId());
  }
}
