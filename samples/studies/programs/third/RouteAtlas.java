import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

/** Answers questions about distances; the maps of regions are kept as long as there is memory. */
public class RouteAtlas {
  private static final int REGIONS = 3_000;
  private static final Map<Integer, SoftReference<int[]>> MAPS = new ConcurrentHashMap<>();
  private static final LongAdder DRAWN = new LongAdder();

  private static int[] draw(int region) {
    DRAWN.increment();
    int[] heights = new int[64];
    int height = region;
    for (int pass = 0; pass < 1_700; pass++) {
      for (int i = 0; i < heights.length; i++) {
        height = height * 1_103_515_245 + 12_345;
        heights[i] += height >>> 24;
      }
    }
    return heights;
  }

  private static int[] map(int region) {
    SoftReference<int[]> kept = MAPS.get(region);
    int[] heights = kept == null ? null : kept.get();
    if (heights == null) {
      heights = draw(region);
      MAPS.put(region, new SoftReference<>(heights));
    }
    return heights;
  }

  private static long answer(int question, int[] heights) {
    int[] way = new int[4_000];
    long steps = 0;
    int at = question;
    for (int i = 0; i < 40_000; i++) {
      at = (at * 1_664_525 + 1_013_904_223 + heights[i % 64]) & 0x7FFFFFFF;
      way[at % 4_000]++;
      steps += heights[at % 64];
    }
    return steps + way[17];
  }

  public static void main(String[] args) {
    int questions = args.length > 1 ? Integer.parseInt(args[1]) : 42_000;
    long[] steps = new long[questions];
    IntStream.range(0, questions)
        .parallel()
        .forEach(q -> steps[q] = answer(q, map(q * 7_919 % REGIONS)));
    long drawn = DRAWN.sum();
    for (int q = 0; q < questions; q += 300) {
      if (steps[q] != answer(q, draw(q * 7_919 % REGIONS))) {
        System.exit(1);
      }
    }
    System.out.println(drawn + " maps for " + questions + " questions");
  }
}
