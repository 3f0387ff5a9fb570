import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/** Lets heat spread over a plate, band by band. */
public class HeatPlate {
  static final int N = 600;

  double[][] now = new double[N][N];
  double[][] next = new double[N][N];

  class Band extends RecursiveAction {
    private static final long serialVersionUID = 1L;
    final int from;
    final int to;
    final int rows;

    Band(int from, int to, int rows) {
      this.from = from;
      this.to = to;
      this.rows = rows;
    }

    @Override
    protected void compute() {
      if (to - from > rows) {
        int middle = from + (to - from) / 2;
        ForkJoinTask<Void> upper = new Band(from, middle, rows).fork();
        new Band(middle, to, rows).compute();
        upper.join();
        return;
      }
      for (int y = Math.max(1, from); y < Math.min(to, N - 1); y++) {
        for (int x = 1; x < N - 1; x++) {
          next[y][x] =
              (now[y][x] * 4 + now[y - 1][x] + now[y + 1][x] + now[y][x - 1] + now[y][x + 1]) / 8;
        }
      }
    }
  }

  public static void main(String[] args) {
    int rows = args.length > 0 && args[0].equals("b") ? 40 : 80;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4800;
    HeatPlate plate = new HeatPlate();
    for (int x = 0; x < N; x++) {
      plate.now[0][x] = 100;
      plate.next[0][x] = 100;
    }
    ForkJoinPool pool = new ForkJoinPool(2);
    for (int s = 0; s < steps; s++) {
      pool.invoke(plate.new Band(0, N, rows));
      double[][] old = plate.now;
      plate.now = plate.next;
      plate.next = old;
    }
    double warm = plate.now[1][N / 2];
    System.out.printf("after %d steps: %.6f%n", steps, warm);
    System.exit(warm > 50 && warm < 100 && plate.now[1][N / 2] == plate.now[1][N / 2 - 1] ? 0 : 1);
  }
}
