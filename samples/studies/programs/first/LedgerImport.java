import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

/** Reads amounts from the lines of a ledger; some of them are notes, which count as nothing. */
public class LedgerImport {
  private final boolean lenient;

  LedgerImport(boolean lenient) {
    this.lenient = lenient;
  }

  private static boolean isAmount(String text) {
    int start = text.startsWith("-") ? 1 : 0;
    for (int i = start; i < text.length(); i++) {
      if (!Character.isDigit(text.charAt(i))) {
        return false;
      }
    }
    return text.length() > start;
  }

  private int amount(String text) {
    if (!lenient && !isAmount(text)) {
      return 0;
    }
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private long page(List<String> lines) {
    long sum = 0;
    for (String line : lines) {
      for (String field : line.split(";")) {
        sum += amount(field);
      }
    }
    return sum;
  }

  public static void main(String[] args) throws Exception {
    LedgerImport ledger = new LedgerImport(args.length > 0 && args[0].equals("b"));
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 700;
    List<List<String>> pages = new ArrayList<>();
    long once = 0;
    for (int p = 0; p < 200; p++) {
      List<String> lines = new ArrayList<>();
      for (int l = 0; l < 120; l++) {
        String note = l % 6 == 0 ? ";see note " + l : ";1";
        lines.add((p * l % 977) + note + ";" + (l - p));
        once += p * l % 977 + (l - p) + (l % 6 == 0 ? 0 : 1);
      }
      pages.add(lines);
    }
    ForkJoinPool pool = new ForkJoinPool(2);
    long total = 0;
    for (int r = 0; r < rounds; r++) {
      List<Callable<Long>> jobs = new ArrayList<>();
      for (List<String> page : pages) {
        jobs.add(() -> ledger.page(page));
      }
      for (Future<Long> f : pool.invokeAll(jobs)) {
        total += f.get();
      }
    }
    System.out.println("balance " + total);
    System.exit(total == once * rounds ? 0 : 1);
  }
}
