import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Two tasks do little, and then the one that forked them computes alone. */
public class SequentialMerge extends RecursiveAction {

  private final boolean part;
  private double result;

  SequentialMerge(boolean part) {
    this.part = part;
  }

  @Override
  protected void compute() {
    if (!part) {
      invokeAll(new SequentialMerge(true), new SequentialMerge(true));
      merge();
    }
  }

  private void merge() {
    long end = System.nanoTime() + 1_500_000_000L;
    while (System.nanoTime() < end) {
      // Flight Recorder can't sample a thread that reads the clock, so it seldom does.
      for (int i = 0; i < 10_000; i++) {
        result += Math.sqrt(result + 1);
      }
    }
  }

  public static void main(String[] arguments) {
    new ForkJoinPool(2).invoke(new SequentialMerge(false));
  }
}
