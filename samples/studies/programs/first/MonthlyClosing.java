import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Computes the interest of all accounts in parallel, then closes the month's book. */
public class MonthlyClosing {
  static final int ACCOUNTS = 60_000;

  private final double[] balance = new double[ACCOUNTS];
  private final double[] interest = new double[ACCOUNTS];
  private final int audits;

  MonthlyClosing(int audits) {
    this.audits = audits;
    for (int i = 0; i < ACCOUNTS; i++) {
      balance[i] = 100 + i % 997;
    }
  }

  final class Interest extends RecursiveAction {
    private static final long serialVersionUID = 1L;
    private final int lo;
    private final int hi;

    Interest(int lo, int hi) {
      this.lo = lo;
      this.hi = hi;
    }

    @Override
    protected void compute() {
      if (hi - lo > 2_000) {
        int mid = (lo + hi) / 2;
        invokeAll(new Interest(lo, mid), new Interest(mid, hi));
        return;
      }
      for (int i = lo; i < hi; i++) {
        double rate = 0.01;
        for (int day = 0; day < 30; day++) {
          rate += Math.sqrt(rate + day + balance[i]) * 1e-7;
        }
        interest[i] = balance[i] * rate;
      }
    }
  }

  private double closeBook() {
    double sum = 0;
    for (int audit = 0; audit < audits; audit++) {
      double digits = 0;
      for (int i = 0; i < ACCOUNTS; i++) {
        digits += Math.sqrt(balance[i] + interest[i]);
      }
      sum = digits;
    }
    return sum;
  }

  public static void main(String[] args) {
    boolean thorough = args.length > 0 && args[0].equals("b");
    int months = args.length > 1 ? Integer.parseInt(args[1]) : 300;
    MonthlyClosing closing = new MonthlyClosing(thorough ? 120 : 4);
    double last = 0;
    for (int m = 0; m < months; m++) {
      ForkJoinPool.commonPool().invoke(closing.new Interest(0, ACCOUNTS));
      double book = closing.closeBook();
      if (m > 0 && book != last) {
        System.err.println("month " + m + " does not balance");
        System.exit(1);
      }
      last = book;
    }
    System.out.printf("%d months, book %.3f%n", months, last);
  }
}
