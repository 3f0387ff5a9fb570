import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Counts the words of a set of chapters; what was read stays in memory as a library does. */
public class WordIndex {
  private static final String[] STEMS = {"river", "stone", "lamp", "winter", "garden", "letter"};

  static List<String> chapter(int number) {
    List<String> words = new ArrayList<>();
    for (int w = 0; w < 1500; w++) {
      words.add(STEMS[(number + w) % STEMS.length] + (w * 13 + number) % 211);
    }
    return words;
  }

  static class Count extends RecursiveTask<Map<String, Integer>> {
    private static final long serialVersionUID = 1L;
    private final int first;
    private final int count;

    Count(int first, int count) {
      this.first = first;
      this.count = count;
    }

    @Override
    protected Map<String, Integer> compute() {
      if (count == 1) {
        Map<String, Integer> words = new HashMap<>();
        for (String word : chapter(first)) {
          words.merge(word, 1, Integer::sum);
        }
        return words;
      }
      Count front = new Count(first, count / 2);
      Count back = new Count(first + count / 2, count - count / 2);
      invokeAll(front, back);
      Map<String, Integer> words = new HashMap<>(front.join());
      back.join().forEach((word, n) -> words.merge(word, n, Integer::sum));
      return words;
    }
  }

  public static void main(String[] args) {
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 110;
    List<List<String>> shelf = new ArrayList<>();
    for (int c = 0; c < 100; c++) {
      shelf.add(chapter(c));
    }
    ForkJoinPool pool = new ForkJoinPool(2);
    Map<String, Integer> index = null;
    for (int r = 0; r < rounds; r++) {
      index = new TreeMap<>(pool.invoke(new Count(0, 128)));
    }
    long total = index.values().stream().mapToLong(Integer::longValue).sum();
    System.out.println(
        index.size() + " words, " + total + " in all, " + shelf.size() + " chapters");
    System.exit(total == 128L * 1500 ? 0 : 1);
  }
}
