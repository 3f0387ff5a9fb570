import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicLong;

/** Counts the valid ballots of an election. */
public class VoteTally {
  private final AtomicLong valid = new AtomicLong();
  private final boolean each;

  VoteTally(boolean each) {
    this.each = each;
  }

  static boolean valid(int ballot) {
    int h = ballot * 0x45d9f3b;
    return ((h >>> 16) ^ h) % 10 != 3;
  }

  class District extends RecursiveAction {
    private static final long serialVersionUID = 1L;
    private final int from;
    private final int to;

    District(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from > 100_000) {
        int cut = from + (to - from) / 2;
        invokeAll(new District(from, cut), new District(cut, to));
      } else if (each) {
        for (int b = from; b < to; b++) {
          if (valid(b)) {
            valid.incrementAndGet();
          }
        }
      } else {
        long count = 0;
        for (int b = from; b < to; b++) {
          if (valid(b)) {
            count++;
          }
        }
        valid.addAndGet(count);
      }
    }
  }

  public static void main(String[] args) {
    boolean each = args.length > 0 && args[0].equals("b");
    int recounts = args.length > 1 ? Integer.parseInt(args[1]) : 100;
    ForkJoinPool pool = new ForkJoinPool(2);
    long first = 0;
    for (int r = 0; r < recounts; r++) {
      VoteTally tally = new VoteTally(each);
      pool.invoke(tally.new District(0, 10_000_000));
      if (r > 0 && tally.valid.get() != first) {
        System.exit(1);
      }
      first = tally.valid.get();
    }
    pool.shutdown();
    long expected = 0;
    for (int b = 0; b < 10_000_000; b++) {
      expected += valid(b) ? 1 : 0;
    }
    System.out.println(first + " valid ballots");
    System.exit(first == expected ? 0 : 1);
  }
}
