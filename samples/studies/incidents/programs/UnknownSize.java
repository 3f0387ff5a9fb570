import java.util.Iterator;
import java.util.Spliterators;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * A parallel stream over the rows of a query uses one CPU only: 800 rows of equal cost take as long
 * as without parallel().
 */
public final class UnknownSize {

  private static final int ROWS = 800;
  private static final int QUERIES = 4;

  public static void main(String[] args) {
    long start = System.nanoTime();
    double sum = 0;
    for (int i = 0; i < QUERIES; i++) {
      Iterator<Integer> rows = IntStream.range(0, ROWS).iterator();
      sum +=
          StreamSupport.stream(Spliterators.spliteratorUnknownSize(rows, 0), true)
              .mapToDouble(UnknownSize::row)
              .sum();
    }
    System.out.printf("%.0f, %d ms%n", sum, (System.nanoTime() - start) / 1_000_000);
  }

  private static double row(int id) {
    double x = id;
    for (int i = 0; i < 500; i++) {
      x = cell(x);
    }
    return x;
  }

  private static double cell(double x) {
    double y = x;
    for (int i = 0; i < 200; i++) {
      y = Math.sqrt(y + i);
    }
    return y;
  }
}
