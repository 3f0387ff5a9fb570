import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;

/** Asks a slow shelf robot for the stock of each article. */
public class StockLookups {
  private static class Robot implements ForkJoinPool.ManagedBlocker {
    private final int article;
    private int stock = -1;

    Robot(int article) {
      this.article = article;
    }

    @Override
    public boolean block() throws InterruptedException {
      Thread.sleep(15);
      stock = article % 13;
      return true;
    }

    @Override
    public boolean isReleasable() {
      return stock >= 0;
    }
  }

  private static class Lookup extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1L;
    private final int article;
    private final boolean polite;

    Lookup(int article, boolean polite) {
      this.article = article;
      this.polite = polite;
    }

    @Override
    protected Integer compute() {
      Robot robot = new Robot(article);
      try {
        if (polite) {
          ForkJoinPool.managedBlock(robot);
        } else {
          robot.block();
        }
      } catch (InterruptedException e) {
        return -1;
      }
      return robot.stock;
    }
  }

  private static class Inventory extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1L;
    private final boolean polite;

    Inventory(boolean polite) {
      this.polite = polite;
    }

    @Override
    protected Integer compute() {
      List<Lookup> lookups = new ArrayList<>();
      for (int article = 0; article < 8; article++) {
        lookups.add(new Lookup(article, polite));
      }
      int stock = 0;
      for (Lookup lookup : ForkJoinTask.invokeAll(lookups)) {
        stock += lookup.join();
      }
      return stock;
    }
  }

  public static void main(String[] args) {
    boolean polite = args.length == 0 || args[0].equals("a");
    int inventories = args.length > 1 ? Integer.parseInt(args[1]) : 110;
    ForkJoinPool pool = new ForkJoinPool(2);
    int expected = 0;
    for (int article = 0; article < 8; article++) {
      expected += article % 13;
    }
    for (int i = 0; i < inventories; i++) {
      int stock = pool.invoke(new Inventory(polite));
      if (stock != expected) {
        System.exit(1);
      }
    }
    System.out.println("stock " + expected);
  }
}
