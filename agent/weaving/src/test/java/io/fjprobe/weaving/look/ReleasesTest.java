package io.fjprobe.weaving.look;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.bootstrap.hook.ReleaseHooks;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ReleasesTest {

  private final Releases releases = new Releases(new Random(1));
  private final Object first = new Object();
  private final Object second = new Object();
  private volatile boolean done;
  private Thread waits;

  @BeforeEach
  void waitsForTheSecond() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    waits =
        new Thread(
            () -> {
              begun.countDown();
              while (!done) {
                LockSupport.park(second);
              }
            });
    waits.start();
    begun.await();
    while (LockSupport.getBlocker(waits) != second) {
      Thread.yield();
    }
  }

  @AfterEach
  void goesOn() throws InterruptedException {
    releases.end();
    done = true;
    LockSupport.unpark(waits);
    waits.join();
  }

  @Test
  void tellWhoLetItGoOn() {
    List<SeenThread> seen = seenWaitingFor(second);
    assertThat(releases.next(seen)).isEmpty();
    ReleaseHooks.unpark(waits);
    SeenRelease release = releases.next(seen).get(0);

    assertThat(release.released).isSameAs(seen.get(0));
    assertThat(release.name).isEqualTo(Thread.currentThread().getName());
    assertThat(release.stack).contains("ReleasesTest.tellWhoLetItGoOn");
  }

  /** It went on before it was asked for, and now somebody lets it go on from another wait. */
  @Test
  void areNotOfAnotherWaitThanThatWhichWasSeen() {
    List<SeenThread> seen = seenWaitingFor(first);
    releases.next(seen);
    ReleaseHooks.unpark(waits);

    assertThat(releases.next(seen)).isEmpty();
  }

  private List<SeenThread> seenWaitingFor(Object what) {
    SeenThread seen = SeenThread.virtual(1, SeenThread.WAITING, "-", SeenThread.NOBODY);
    seen.thread = waits;
    seen.waitsFor = System.identityHashCode(what);
    return Collections.singletonList(seen);
  }
}
