import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Counts the readings above a limit in a day of measurements, again for each limit of a list. */
public class SensorTotals {
  private final int[] readings;
  private final int slice;

  SensorTotals(int[] readings, int slice) {
    this.readings = readings;
    this.slice = slice;
  }

  private class Alarms extends RecursiveTask<Integer> {
    private final int from;
    private final int to;
    private final int limit;

    Alarms(int from, int to, int limit) {
      this.from = from;
      this.to = to;
      this.limit = limit;
    }

    @Override
    protected Integer compute() {
      if (to - from <= slice) {
        int count = 0;
        for (int i = from; i < to; i++) {
          int smoothed = i == 0 ? readings[i] : (readings[i] * 3 + readings[i - 1]) / 4;
          if (smoothed * (long) smoothed % 1009 > limit) {
            count++;
          }
        }
        return count;
      }
      int middle = (from + to) >>> 1;
      Alarms left = new Alarms(from, middle, limit);
      Alarms right = new Alarms(middle, to, limit);
      left.fork();
      int count = right.compute();
      return count + left.join();
    }
  }

  int alarms(int limit) {
    return new Alarms(0, readings.length, limit).compute();
  }

  public static void main(String[] args) {
    boolean coarse = args.length == 0 || args[0].equals("a");
    int days = args.length > 1 ? Integer.parseInt(args[1]) : 260;
    int[] readings = new Random(17).ints(2_000_000, 0, 5000).toArray();
    SensorTotals totals = new SensorTotals(readings, coarse ? 20_000 : 4);
    ForkJoinPool pool = new ForkJoinPool(2);
    long sum = 0;
    for (int day = 0; day < days; day++) {
      int limit = day * 7 % 1000;
      sum += pool.submit(() -> totals.alarms(limit)).join();
    }
    pool.shutdown();
    long expected = 0;
    for (int limit : new int[] {0, 7, 14}) {
      SensorTotals whole = new SensorTotals(readings, readings.length);
      if (whole.alarms(limit) != new ForkJoinPool(1).submit(() -> totals.alarms(limit)).join()) {
        expected = -1;
      }
    }
    System.out.println("alarms in " + days + " days: " + sum);
    if (expected != 0 || sum <= 0) {
      System.exit(1);
    }
  }
}
