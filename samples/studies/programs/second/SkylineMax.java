import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;

/** Finds the highest roof that is seen along a street, for many streets. */
public class SkylineMax {
  private static final class Look extends CountedCompleter<Long> {
    private static final long serialVersionUID = 1L;
    private final short[] roofs;
    private final int lo;
    private final int hi;
    private final int enough;
    private long sum;
    private Look left;
    private Look right;

    Look(CountedCompleter<?> parent, short[] roofs, int lo, int hi, int enough) {
      super(parent);
      this.roofs = roofs;
      this.lo = lo;
      this.hi = hi;
      this.enough = enough;
    }

    @Override
    public void compute() {
      if (hi - lo > enough) {
        int mid = (lo + hi) >>> 1;
        left = new Look(this, roofs, lo, mid, enough);
        right = new Look(this, roofs, mid, hi, enough);
        setPendingCount(1);
        right.fork();
        left.compute();
        return;
      }
      long s = 0;
      for (int i = lo; i < hi; i++) {
        s += roofs[i] * (long) roofs[i] % 37;
      }
      sum = s;
      tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      if (left != null) {
        sum = left.sum + right.sum;
      }
    }

    @Override
    public Long getRawResult() {
      return sum;
    }
  }

  public static void main(String[] args) {
    int enough = args.length > 0 && args[0].equals("b") ? 24 : 8_192;
    int streets = args.length > 1 ? Integer.parseInt(args[1]) : 1400;
    short[] roofs = new short[1_500_000];
    for (int i = 0; i < roofs.length; i++) {
      roofs[i] = (short) (i * 7919 % 300);
    }
    long expected = 0;
    for (short roof : roofs) {
      expected += roof * (long) roof % 37;
    }
    for (int s = 0; s < streets; s++) {
      long seen = ForkJoinPool.commonPool().invoke(new Look(null, roofs, 0, roofs.length, enough));
      if (seen != expected) {
        System.exit(1);
      }
    }
    System.out.println(expected + " in each of " + streets + " streets");
  }
}
