import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.LongAdder;

/** How many ways are there to place n queens on a board of n by n? */
public class QueenPlacements {
  static final LongAdder placements = new LongAdder();

  static final class Row extends CountedCompleter<Void> {
    private static final long serialVersionUID = 1L;
    final byte[] columns;

    Row(CountedCompleter<?> parent, byte[] columns) {
      super(parent);
      this.columns = columns;
    }

    boolean free(byte column) {
      int row = columns.length;
      for (int r = 0; r < row; r++) {
        int distance = columns[r] - column;
        if (distance == 0 || Math.abs(distance) == row - r) {
          return false;
        }
      }
      return true;
    }

    @Override
    public void compute() {
      if (columns.length == size) {
        placements.increment();
      } else {
        for (byte c = 0; c < size; c++) {
          if (free(c)) {
            byte[] next = java.util.Arrays.copyOf(columns, columns.length + 1);
            next[columns.length] = c;
            addToPendingCount(1);
            new Row(this, next).fork();
          }
        }
      }
      tryComplete();
    }
  }

  static int size;

  public static void main(String[] args) {
    boolean inOrder = args.length > 0 && args[0].startsWith("b");
    size = args.length > 1 ? Integer.parseInt(args[1]) : 12;
    int games = args.length > 2 ? Integer.parseInt(args[2]) : 8;
    ForkJoinPool pool =
        new ForkJoinPool(2, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, inOrder);
    for (int g = 0; g < games; g++) {
      placements.reset();
      pool.invoke(new Row(null, new byte[0]));
      long found = placements.sum();
      if (found != new long[] {1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712}[size]) {
        System.out.println("game " + g + ": " + found + "?");
        System.exit(1);
      }
    }
    System.out.println(placements.sum() + " placements on " + size + "x" + size);
  }
}
