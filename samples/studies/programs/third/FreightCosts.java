import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Adds up what the transport of all boxes of a ship costs, ship after ship. */
public class FreightCosts {
  private static final int BOXES = 4_096;

  private static long cost(int ship, int box) {
    int weight = ship * 31 + box;
    long cents = 0;
    for (int leg = 1; leg <= 600; leg++) {
      weight = weight * 1_103_515_245 + 12_345;
      cents += (weight >>> 16) % leg;
    }
    return cents;
  }

  private static final class Load extends RecursiveTask<Long> {
    private static final long serialVersionUID = 1L;
    private final int ship;
    private final int from;
    private final int to;
    private final boolean early;

    Load(int ship, int from, int to, boolean early) {
      this.ship = ship;
      this.from = from;
      this.to = to;
      this.early = early;
    }

    @Override
    protected Long compute() {
      if (to - from <= 128) {
        long cents = 0;
        for (int box = from; box < to; box++) {
          cents += cost(ship, box);
        }
        return cents;
      }
      int middle = (from + to) >>> 1;
      Load bow = new Load(ship, from, middle, early);
      Load stern = new Load(ship, middle, to, early);
      bow.fork();
      if (early) {
        long cents = bow.join();
        return cents + stern.compute();
      }
      long cents = stern.compute();
      return cents + bow.join();
    }
  }

  public static void main(String[] args) {
    boolean early = args.length > 0 && args[0].equals("b");
    int ships = args.length > 1 ? Integer.parseInt(args[1]) : 1_080;
    ForkJoinPool pool = new ForkJoinPool(2);
    long total = 0;
    for (int ship = 0; ship < ships; ship++) {
      long cents = pool.invoke(new Load(ship, 0, BOXES, early));
      if (ship % 100 == 0) {
        for (int box = 0; box < BOXES; box++) {
          cents -= cost(ship, box);
        }
        if (cents != 0) {
          System.exit(1);
        }
      }
      total += cents;
    }
    pool.shutdown();
    System.out.println(total + " cents");
  }
}
