import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

/** Sorts the parcels of each depot by destination and weighs the heaviest route. */
public class ParcelSorter {
  private final ForkJoinPool pool = new ForkJoinPool(2);

  private static long sorted(int depot) {
    int[] codes = new Random(depot).ints(6_000, 0, 100_000).toArray();
    Arrays.sort(codes);
    long weight = 0;
    for (int i = 0; i < codes.length; i++) {
      weight += (long) codes[i] * (i % 5);
    }
    return weight;
  }

  private Callable<Long> named(final int depot) {
    return new Callable<Long>() {
      @Override
      public Long call() {
        return sorted(depot);
      }
    };
  }

  private Callable<Long> brief(int depot) {
    return () -> sorted(depot);
  }

  public static void main(String[] args) throws Exception {
    boolean brief = args.length > 0 && args[0].equals("b");
    int days = args.length > 1 ? Integer.parseInt(args[1]) : 200;
    ParcelSorter sorter = new ParcelSorter();
    long total = 0;
    for (int day = 0; day < days; day++) {
      List<Future<Long>> depots = new ArrayList<>();
      for (int depot = 0; depot < 40; depot++) {
        depots.add(sorter.pool.submit(brief ? sorter.brief(depot) : sorter.named(depot)));
      }
      for (Future<Long> depot : depots) {
        total += depot.get();
      }
    }
    long expected = 0;
    for (int depot = 0; depot < 40; depot++) {
      expected += sorted(depot);
    }
    System.out.println("weight " + total);
    System.exit(total == expected * days ? 0 : 1);
  }
}
