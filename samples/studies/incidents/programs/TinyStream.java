import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Checks of about a hundred entries each go through parallelStream; reviewers doubt that it is
 * faster. Usage: TinyStream [sequential]
 */
public final class TinyStream {

  private static final int CHECKS = 60_000;

  public static void main(String[] args) {
    List<Integer> products = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      products.add(i * 7919);
    }
    long start = System.nanoTime();
    long sum = 0;
    for (int i = 0; i < CHECKS; i++) {
      sum +=
          (args.length > 0 ? products.stream() : products.parallelStream())
              .filter(id -> id % 3 == 0)
              .collect(Collectors.toList())
              .size();
    }
    System.out.printf("%d, %d ms%n", sum, (System.nanoTime() - start) / 1_000_000);
  }
}
