import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** Decides on applications for loans; most of them are turned down. */
public class LoanOffice {
  static class Declined extends RuntimeException {
    private static final long serialVersionUID = 1L;
    final int reason;

    Declined(String message, int reason) {
      super(message);
      this.reason = reason;
    }
  }

  private final ForkJoinPool clerks = new ForkJoinPool(2);
  private final boolean loud;

  LoanOffice(boolean loud) {
    this.loud = loud;
  }

  private int review(int application, int level) {
    if (level > 0) {
      return review(application + level, level - 1);
    }
    int points = application;
    for (int i = 0; i < 1500; i++) {
      points = points * 17 + i;
    }
    int reason = Math.abs(points % 5);
    if (reason == 0) {
      return 1000;
    }
    if (loud) {
      throw new Declined("application " + application, reason);
    }
    return -reason;
  }

  long day(int first, int count) throws InterruptedException {
    List<ForkJoinTask<Integer>> applications = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int number = first + i;
      applications.add(clerks.submit(() -> review(number, 40)));
    }
    long total = 0;
    for (ForkJoinTask<Integer> application : applications) {
      try {
        total += application.get();
      } catch (ExecutionException e) {
        Throwable cause = e;
        while (!(cause instanceof Declined)) {
          cause = cause.getCause();
        }
        total -= ((Declined) cause).reason;
      }
    }
    return total;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean loud = args.length > 0 && args[0].equals("b");
    int days = args.length > 1 ? Integer.parseInt(args[1]) : 2400;
    LoanOffice office = new LoanOffice(loud);
    long total = 0;
    for (int d = 0; d < days; d++) {
      total += office.day(d % 10 * 500, 500);
    }
    LoanOffice quiet = new LoanOffice(false);
    long expected = 0;
    for (int d = 0; d < 10; d++) {
      for (int i = 0; i < 500; i++) {
        expected += quiet.review(d * 500 + i, 40);
      }
    }
    System.out.println("points " + total);
    System.exit(total * 10 == expected * days ? 0 : 1);
  }
}
