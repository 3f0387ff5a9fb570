import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Settles insurance claims; a claim always goes to the same desk, which has one thread. */
public class ClaimsDesk {
  private static final int DESKS = 4;

  private static long settle(int claim) {
    double damage = claim;
    for (int item = 1; item <= 60_000; item++) {
      damage = Math.sqrt(damage * item + 2) + item % 7;
    }
    return Math.round(damage * 100);
  }

  private static int desk(int claim, boolean mixed) {
    int hash = mixed ? claim * 0x9E3779B9 >>> 16 : claim;
    return hash % DESKS;
  }

  public static void main(String[] args) throws Exception {
    boolean mixed = args.length == 0 || args[0].equals("a");
    int claims = args.length > 1 ? Integer.parseInt(args[1]) : 10_000;
    ExecutorService[] desks = new ExecutorService[DESKS];
    for (int d = 0; d < DESKS; d++) {
      desks[d] = Executors.newSingleThreadExecutor();
    }
    List<Future<Long>> settled = new ArrayList<>();
    for (int c = 0; c < claims; c++) {
      int claim = c * 100; // the last two digits are for the year
      settled.add(desks[desk(claim, mixed)].submit(() -> settle(claim)));
    }
    long cents = 0;
    for (int c = 0; c < claims; c++) {
      long damage = settled.get(c).get();
      if (c % 150 == 0 && damage != settle(c * 100)) {
        System.exit(1);
      }
      cents += damage;
    }
    for (ExecutorService desk : desks) {
      desk.shutdown();
    }
    System.out.println(cents + " cents");
  }
}
