package io.fjprobe.weaving.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SystemTimesTest {

  @TempDir Path directory;

  private ProcFile file(String text) throws IOException {
    Path path = Files.writeString(directory.resolve("file"), text);
    ProcFile file = new ProcFile();
    assertThat(file.read(path.toString())).isTrue();
    return file;
  }

  @Test
  void numbersAreReadOneAfterTheOther() throws IOException {
    ProcFile file = file("17 (a) (b 2) S 1 -2 33\n");
    file.skipBehindLast(')');
    file.skipWords(1);
    assertThat(file.nextNumber()).isEqualTo(1);
    file.skipWords(1);
    assertThat(file.nextNumber()).isEqualTo(33);
    assertThat(file.nextNumber()).isEqualTo(-1);
  }

  @Test
  void aFileThatIsGoneHasNone() {
    ProcFile file = new ProcFile();
    assertThat(file.read(directory.resolve("none").toString())).isFalse();
    assertThat(file.nextNumber()).isEqualTo(-1);
  }

  @Test
  void aFileThatIsKeptIsReadAnew() throws IOException {
    Path path = Files.writeString(directory.resolve("kept"), "1");
    ProcFile file = new ProcFile();
    assertThat(file.keep(path.toString())).isTrue();
    assertThat(file.readKept()).isTrue();
    assertThat(file.nextNumber()).isEqualTo(1);
    Files.writeString(path, "27 3");
    assertThat(file.readKept()).isTrue();
    assertThat(file.nextNumber()).isEqualTo(27);
    assertThat(file.nextNumber()).isEqualTo(3);
    file.close();
    assertThat(file.keep(directory.resolve("none").toString())).isFalse();
  }

  @Test
  void readsOnBehindAText() throws IOException {
    ProcFile file = file("Max processes 7\nMax open files   1024   4096   files\n");
    assertThat(file.skipBehind("Max open files")).isTrue();
    assertThat(file.nextNumber()).isEqualTo(1024);
    assertThat(file.skipBehind("Max open files")).isFalse();
  }

  @Test
  void aThreadThatIsLookedAtAgainIsFoundUntilItEnds() throws Exception {
    assumeThat(ProcThreads.areThere()).as("a system with such files").isTrue();
    ProcThreads threads = new ProcThreads();
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch enough = new CountDownLatch(1);
    long[] id = new long[1];
    Thread thread =
        new Thread(
            () -> {
              id[0] = threads.current();
              begun.countDown();
              try {
                enough.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    thread.start();
    begun.await();
    Threads.Times times = new Threads.Times();
    assertThat(threads.readAgain(id[0], times)).isTrue();
    long first = times.cpu;
    assertThat(threads.readAgain(id[0], times)).isTrue();
    assertThat(times.cpu).isGreaterThanOrEqualTo(first).isPositive();
    threads.forget(id[0]);
    assertThat(threads.readAgain(id[0], times)).isTrue();
    enough.countDown();
    thread.join();
    while (isThere(id[0])) { // the system's thread ends a little later
      Thread.onSpinWait();
    }
    assertThat(threads.readAgain(id[0], times)).as("the thread of a kept file").isFalse();
    threads.forgetAll();
  }

  private static boolean isThere(long id) {
    return Files.exists(Path.of("/proc/self/task/" + id));
  }

  /** What the beans say between two looks of Linux lies between these, but for its steps. */
  @Test
  void bothReadersAgree() {
    assumeThat(ProcThreads.areThere()).as("a system with such files").isTrue();
    long steps = 2 * 10_000_000;
    long before = new ProcProcess().getAsLong();
    long between = new BeanProcess().getAsLong();
    long after = new ProcProcess().getAsLong();
    assertThat(between).isBetween(before - steps, after + steps).isPositive();
  }
}
