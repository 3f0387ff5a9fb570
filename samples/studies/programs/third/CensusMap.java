import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.LongAdder;

/** Counts the inhabitants of the squares of a map, year by year. */
public class CensusMap {
  private static final int SQUARES = 65_536;

  private static int inhabitants(int year, int square) {
    int people = year * 65_539 + square;
    for (int house = 0; house < 120; house++) {
      people ^= people << 13;
      people ^= people >>> 17;
      people ^= people << 5;
    }
    return people & 255;
  }

  private static final class Count extends CountedCompleter<Void> {
    private static final long serialVersionUID = 1L;
    private final transient LongAdder sum;
    private final int year;
    private final int from;
    private final int to;
    private final int cut;

    Count(Count parent, LongAdder sum, int year, int from, int to, int cut) {
      super(parent);
      this.sum = sum;
      this.year = year;
      this.from = from;
      this.to = to;
      this.cut = cut;
    }

    @Override
    public void compute() {
      int end = to;
      while (end - from > cut) {
        int middle = (from + end) >>> 1;
        addToPendingCount(1);
        new Count(this, sum, year, middle, end, cut).fork();
        end = middle;
      }
      long people = 0;
      for (int square = from; square < end; square++) {
        people += inhabitants(year, square);
      }
      sum.add(people);
      tryComplete();
    }
  }

  public static void main(String[] args) {
    int cut = args.length > 0 && args[0].equals("b") ? 1_024 : 2_048;
    int years = args.length > 1 ? Integer.parseInt(args[1]) : 400;
    ForkJoinPool pool = new ForkJoinPool(2);
    long total = 0;
    for (int year = 0; year < years; year++) {
      LongAdder sum = new LongAdder();
      pool.invoke(new Count(null, sum, year, 0, SQUARES, cut));
      total += sum.sum();
      if (year % 80 == 0) {
        long people = 0;
        for (int square = 0; square < SQUARES; square++) {
          people += inhabitants(year, square);
        }
        if (people != sum.sum()) {
          System.exit(1);
        }
      }
    }
    pool.shutdown();
    System.out.println(total + " people");
  }
}
