import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Adds up the way that forklifts cover in a warehouse. */
public class WarehouseMoves {
  private static int step(int shelf) {
    return (shelf * 7919 + 104729) % 9973;
  }

  private static int countWithFor(int start, int moves) {
    int meters = 0;
    int shelf = start;
    for (int i = 0; i < moves; i++) {
      int target = step(shelf);
      meters += Math.abs(target - shelf);
      shelf = target;
    }
    return meters;
  }

  private static int countWithWhile(int origin, int amount) {
    int place = origin;
    int way = 0;
    while (amount > 0) {
      int goal = step(place);
      way = way + Math.abs(goal - place);
      place = goal;
      amount--;
    }
    return way;
  }

  private static class Shift extends RecursiveTask<Long> {
    private static final long serialVersionUID = 1L;
    private final int first;
    private final int forklifts;
    private final boolean whileLoop;

    Shift(int first, int forklifts, boolean whileLoop) {
      this.first = first;
      this.forklifts = forklifts;
      this.whileLoop = whileLoop;
    }

    @Override
    protected Long compute() {
      if (forklifts <= 2) {
        long meters = 0;
        for (int f = first; f < first + forklifts; f++) {
          meters += whileLoop ? countWithWhile(f, 5_000) : countWithFor(f, 5_000);
        }
        return meters;
      }
      Shift early = new Shift(first, forklifts / 2, whileLoop);
      Shift late = new Shift(first + forklifts / 2, forklifts - forklifts / 2, whileLoop);
      early.fork();
      return late.compute() + early.join();
    }
  }

  public static void main(String[] args) {
    boolean whileLoop = args.length > 0 && args[0].equals("b");
    int days = args.length > 1 ? Integer.parseInt(args[1]) : 700;
    ForkJoinPool pool = ForkJoinPool.commonPool();
    long meters = 0;
    for (int d = 0; d < days; d++) {
      meters += pool.invoke(new Shift(d, 128, whileLoop));
    }
    long expected = 0;
    for (int d = 0; d < days; d++) {
      for (int f = d; f < d + 128; f++) {
        expected += d % 50 == 0 ? countWithFor(f, 5_000) : 0;
      }
    }
    long check = 0;
    for (int d = 0; d < days; d += 50) {
      check += pool.invoke(new Shift(d, 128, whileLoop));
    }
    System.out.println(meters + " meters in " + days + " days");
    System.exit(check == expected ? 0 : 1);
  }
}
