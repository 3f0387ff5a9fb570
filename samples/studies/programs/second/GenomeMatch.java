import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds the two most similar sequences. */
public class GenomeMatch {
  static String sequence(int seed) {
    Random random = new Random(seed);
    return random
        .ints(220, 0, 4)
        .mapToObj(i -> "ACGT".substring(i, i + 1))
        .collect(Collectors.joining());
  }

  static int distance(String a, String b) {
    int[] previous = new int[b.length() + 1];
    for (int j = 0; j < previous.length; j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(previous[j - 1] + change, Math.min(previous[j], row[j - 1]) + 1);
      }
      previous = row;
    }
    return previous[b.length()];
  }

  public static void main(String[] args) {
    int samples = args.length > 1 ? Integer.parseInt(args[1]) : 260;
    List<String> genome =
        IntStream.range(0, samples).mapToObj(GenomeMatch::sequence).collect(Collectors.toList());
    Optional<int[]> closest =
        IntStream.range(0, samples)
            .parallel()
            .mapToObj(
                i ->
                    IntStream.range(0, i)
                        .mapToObj(j -> new int[] {i, j, distance(genome.get(i), genome.get(j))})
                        .min(Comparator.comparingInt(p -> p[2]))
                        .orElse(new int[] {0, 0, Integer.MAX_VALUE}))
            .min(Comparator.comparingInt(p -> p[2]));
    int[] pair = closest.get();
    System.out.println(pair[0] + " and " + pair[1] + ": " + pair[2]);
    if (pair[2] != distance(genome.get(pair[1]), genome.get(pair[0])) || pair[2] > 130) {
      System.exit(1);
    }
  }
}
