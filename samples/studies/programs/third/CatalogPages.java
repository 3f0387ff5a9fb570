import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** Renders the pages of a catalog; their layouts are kept for the next page of the same kind. */
public class CatalogPages {
  private static class Kind {
    final int columns;
    final int language;

    Kind(int columns, int language) {
      this.columns = columns;
      this.language = language;
    }
  }

  private static final class ComparableKind extends Kind {
    ComparableKind(int columns, int language) {
      super(columns, language);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof ComparableKind
          && ((ComparableKind) other).columns == columns
          && ((ComparableKind) other).language == language;
    }

    @Override
    public int hashCode() {
      return columns * 31 + language;
    }
  }

  private static final Map<Kind, double[]> LAYOUTS = new ConcurrentHashMap<>();

  private static double[] layout(Kind kind) {
    double[] widths = new double[40];
    for (int round = 0; round < 3_000; round++) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.sqrt(widths[i] * 3 + kind.columns * i + kind.language + round);
      }
    }
    return widths;
  }

  private static long page(int number, boolean comparable) {
    int columns = 1 + number % 4;
    int language = number % 7;
    Kind kind =
        comparable ? new ComparableKind(columns, language) : new Kind(columns, language);
    double[] widths = LAYOUTS.computeIfAbsent(kind, CatalogPages::layout);
    return fill(number, widths);
  }

  private static long fill(int number, double[] widths) {
    double ink = number;
    for (int line = 0; line < 1_000; line++) {
      for (double width : widths) {
        ink = Math.sqrt(ink * width + line);
      }
    }
    return Math.round(ink * 1e6);
  }

  public static void main(String[] args) {
    boolean comparable = args.length == 0 || args[0].equals("a");
    int pages = args.length > 1 ? Integer.parseInt(args[1]) : 20_000;
    long[] ink = new long[pages];
    IntStream.range(0, pages).parallel().forEach(n -> ink[n] = page(n, comparable));
    for (int n = 0; n < pages; n += 97) {
      if (ink[n] != fill(n, layout(new Kind(1 + n % 4, n % 7)))) {
        System.exit(1);
      }
    }
    System.out.println(pages + " pages");
  }
}
