import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Multiplies matrices by quarters. */
public class MatrixService {
  private static class Multiply extends RecursiveAction {
    private static final long serialVersionUID = 1L;
    private final double[][] a;
    private final double[][] b;
    private final double[][] result;
    private final int top;
    private final int left;
    private final int size;

    Multiply(double[][] a, double[][] b, double[][] result, int top, int left, int size) {
      this.a = a;
      this.b = b;
      this.result = result;
      this.top = top;
      this.left = left;
      this.size = size;
    }

    @Override
    protected void compute() {
      if (size <= 32) {
        for (int i = top; i < top + size; i++) {
          for (int j = left; j < left + size; j++) {
            double sum = 0;
            for (int k = 0; k < b.length; k++) {
              sum += a[i][k] * b[j][k];
            }
            result[i][j] = sum;
          }
        }
        return;
      }
      int half = size / 2;
      Multiply nw = new Multiply(a, b, result, top, left, half);
      Multiply ne = new Multiply(a, b, result, top, left + half, half);
      Multiply sw = new Multiply(a, b, result, top + half, left, half);
      Multiply se = new Multiply(a, b, result, top + half, left + half, half);
      invokeAll(nw, ne, sw, se);
    }
  }

  public static void main(String[] args) {
    int threads = args.length > 0 && args[0].equals("b") ? 1 : 2;
    int products = args.length > 1 ? Integer.parseInt(args[1]) : 50;
    int n = 512;
    Random random = new Random(3);
    double[][] a = new double[n][n];
    double[][] b = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = random.nextInt(10);
        b[i][j] = random.nextInt(10);
      }
    }
    ForkJoinPool pool = new ForkJoinPool(threads);
    double[][] product = null;
    for (int p = 0; p < products; p++) {
      product = new double[n][n];
      pool.invoke(new Multiply(a, b, product, 0, 0, n));
    }
    pool.shutdown();
    double expected = 0;
    for (int k = 0; k < n; k++) {
      expected += a[100][k] * b[411][k];
    }
    System.out.println("corner " + product[100][411]);
    System.exit(product[100][411] == expected ? 0 : 1);
  }
}
