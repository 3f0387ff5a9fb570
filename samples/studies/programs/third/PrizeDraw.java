import java.util.stream.LongStream;

/** Draws prizes: the winners are some of the tickets with a number that wins. */
public class PrizeDraw {
  private static boolean wins(long ticket) {
    long seal = ticket * 0x9E3779B97F4A7C15L;
    for (int i = 0; i < 60; i++) {
      seal ^= seal >>> 31;
      seal *= 0xBF58476D1CE4E5B9L;
    }
    return (seal & 127) == 5;
  }

  private static long[] draw(int evening, int prizes, boolean anyOrder) {
    long first = evening * 100_000_000L;
    LongStream tickets = LongStream.range(first, first + 50_000_000L).parallel();
    if (anyOrder) {
      tickets = tickets.unordered();
    }
    return tickets.filter(PrizeDraw::wins).limit(prizes).toArray();
  }

  public static void main(String[] args) {
    boolean anyOrder = args.length == 0 || args[0].equals("a");
    int evenings = args.length > 1 ? Integer.parseInt(args[1]) : 120;
    int prizes = 6_000;
    for (int evening = 0; evening < evenings; evening++) {
      long[] winners = draw(evening, prizes, anyOrder);
      if (winners.length != prizes) {
        System.exit(1);
      }
      for (int w = 0; w < prizes; w += 60) {
        if (!wins(winners[w])) {
          System.exit(1);
        }
      }
    }
    System.out.println(evenings + " evenings");
  }
}
