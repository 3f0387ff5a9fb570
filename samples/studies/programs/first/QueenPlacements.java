import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.LongAdder;

/** How many ways are there to place n queens on a board of n by n? */
public class QueenPlacements {
  static final LongAdder placements = new LongAdder();

  /** One more queen to place; the board says how many queens attack each field. */
  static final class Row extends CountedCompleter<Void> {
    private static final long serialVersionUID = 1L;
    final int[] board;
    final int row;

    Row(CountedCompleter<?> parent, int[] board, int row) {
      super(parent);
      this.board = board;
      this.row = row;
    }

    int[] place(int column) {
      int[] next = board.clone();
      for (int r = row; r < size; r++) {
        int d = r - row;
        next[r * size + column]++;
        if (column - d >= 0) {
          next[r * size + column - d]++;
        }
        if (column + d < size) {
          next[r * size + column + d]++;
        }
      }
      return next;
    }

    @Override
    public void compute() {
      if (row == size) {
        placements.increment();
      } else {
        for (int c = 0; c < size; c++) {
          if (board[row * size + c] == 0) {
            addToPendingCount(1);
            new Row(this, place(c), row + 1).fork();
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
    int games = args.length > 2 ? Integer.parseInt(args[2]) : 14;
    ForkJoinPool pool =
        new ForkJoinPool(2, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, inOrder);
    for (int g = 0; g < games; g++) {
      placements.reset();
      pool.invoke(new Row(null, new int[size * size], 0));
      long found = placements.sum();
      if (found != new long[] {1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712}[size]) {
        System.out.println("game " + g + ": " + found + "?");
        System.exit(1);
      }
    }
    System.out.println(placements.sum() + " placements on " + size + "x" + size);
  }
}
