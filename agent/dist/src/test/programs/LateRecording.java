import java.lang.reflect.Method;
import java.nio.file.Paths;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import jdk.jfr.Recording;

/** Starts a recording of each steal and each wait when the pool has worked for a while already. */
public class LateRecording {

  private static final int TASKS = 500;

  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    work(pool);
    try (Recording recording = new Recording()) {
      recording.enable("fjprobe.AgentState");
      recording.enable("fjprobe.PoolStatistics");
      recording.enable("fjprobe.ExternalWaitStatistics");
      recording.enable("fjprobe.Steal").with("interval", "1");
      recording.enable("fjprobe.JoinWait").withoutThreshold().with("interval", "1");
      recording.start();
      mark();
      work(pool);
      mark();
      recording.stop();
      recording.dump(Paths.get(args[0]));
    }
    pool.shutdown();
  }

  private static void work(ForkJoinPool pool) {
    for (int i = 0; i < TASKS; i++) {
      pool.submit(LateRecording::spin).join();
    }
    pool.awaitQuiescence(1, TimeUnit.MINUTES);
  }

  /** Long enough for the submitter to block. */
  private static void spin() {
    long begin = System.nanoTime();
    while (System.nanoTime() - begin < 100_000) {
      Thread.yield();
    }
  }

  private static void mark() throws Exception {
    Method mark = Class.forName("io.fjprobe.bootstrap.Snapshot", true, null).getMethod("mark");
    mark.invoke(null);
  }
}
