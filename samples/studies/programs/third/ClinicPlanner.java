import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;

/** Plans the rooms of a clinic day by day, while a display is told that the planner is alive. */
public class ClinicPlanner {
  private static volatile boolean open = true;
  private static volatile long beats;

  private static void beat() {
    while (open) {
      beats++;
      try {
        Thread.sleep(25);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private static long cost(int day, int plan) {
    int room = day * 131 + plan;
    long way = 0;
    for (int patient = 0; patient < 15_000; patient++) {
      room = room * 1_664_525 + 1_013_904_223;
      way += Math.abs((room >> 20) - (patient & 511));
    }
    return way;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean apart = args.length == 0 || args[0].equals("a");
    int days = args.length > 1 ? Integer.parseInt(args[1]) : 800;
    if (apart) {
      Thread display = new Thread(ClinicPlanner::beat, "display");
      display.setDaemon(true);
      display.start();
    } else {
      ForkJoinPool.commonPool().execute(ClinicPlanner::beat);
    }
    long total = 0;
    for (int d = 0; d < days; d++) {
      int day = d;
      long best = IntStream.range(0, 600).parallel().mapToLong(p -> cost(day, p)).min().orElse(0);
      total += best;
      if (day % 100 == 0) {
        long check = Long.MAX_VALUE;
        for (int plan = 0; plan < 600; plan++) {
          check = Math.min(check, cost(day, plan));
        }
        if (check != best) {
          System.exit(1);
        }
      }
    }
    open = false;
    System.out.println(total + " meters");
    System.exit(beats > 0 ? 0 : 1);
  }
}
