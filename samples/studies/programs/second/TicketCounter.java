import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Phaser;

/** Books seats of several venues; a booking looks for neighbours before it takes a row. */
public class TicketCounter {
  private final Map<String, int[]> venues = new HashMap<>();
  private final Object[] guards;

  TicketCounter(boolean oneForAll) {
    guards = new Object[16];
    Object common = new Object();
    for (int i = 0; i < guards.length; i++) {
      guards[i] = oneForAll ? common : new Object();
      venues.put("venue-" + i, new int[400]);
    }
  }

  private void book(int venue, int visitor) {
    synchronized (guards[venue]) {
      int[] rows = venues.get("venue-" + venue);
      int best = 0;
      for (int round = 0; round < 25; round++) {
        for (int r = 0; r < rows.length; r++) {
          if (rows[r] + (r * visitor + round) % 3 < rows[best]) {
            best = r;
          }
        }
      }
      rows[best]++;
    }
  }

  private long sold() {
    long sold = 0;
    for (int[] rows : venues.values()) {
      for (int row : rows) {
        sold += row;
      }
    }
    return sold;
  }

  public static void main(String[] args) {
    boolean oneForAll = args.length > 0 && args[0].equals("b");
    int evenings = args.length > 1 ? Integer.parseInt(args[1]) : 70;
    TicketCounter counter = new TicketCounter(oneForAll);
    ForkJoinPool desks = new ForkJoinPool(2);
    for (int e = 0; e < evenings; e++) {
      Phaser open = new Phaser(1);
      for (int v = 0; v < 3200; v++) {
        int visitor = v;
        open.register();
        desks.execute(
            () -> {
              counter.book(visitor % 16, visitor);
              open.arriveAndDeregister();
            });
      }
      open.arriveAndAwaitAdvance();
    }
    desks.shutdown();
    System.out.println(counter.sold() + " tickets sold");
    System.exit(counter.sold() == 3200L * evenings ? 0 : 1);
  }
}
