import java.util.stream.IntStream;

/** Scores every table of every hall of a congress centre. */
public class SeatingPlan {
  private final int halls;
  private final int tables;

  SeatingPlan(int halls, int tables) {
    this.halls = halls;
    this.tables = tables;
  }

  private static long comfort(int hall, int table) {
    long score = hall * 31L + table;
    for (int i = 0; i < 30; i++) {
      score = score * 6364136223846793005L + 1442695040888963407L;
      score ^= score >>> 29;
    }
    return score & 0xff;
  }

  long evening(boolean byHall) {
    if (byHall) {
      return IntStream.range(0, halls)
          .parallel()
          .mapToLong(h -> IntStream.range(0, tables).parallel().mapToLong(t -> comfort(h, t)).sum())
          .sum();
    }
    return IntStream.range(0, halls * tables)
        .parallel()
        .mapToLong(i -> comfort(i / tables, i % tables))
        .sum();
  }

  public static void main(String[] args) {
    boolean byHall = args.length > 0 && "b".equals(args[0]);
    int evenings = args.length > 1 ? Integer.parseInt(args[1]) : 380;
    SeatingPlan plan = new SeatingPlan(20_000, 12);
    long expected = 0;
    for (int h = 0; h < plan.halls; h++) {
      for (int t = 0; t < plan.tables; t++) {
        expected += comfort(h, t);
      }
    }
    for (int e = 0; e < evenings; e++) {
      long score = plan.evening(byHall);
      if (score != expected) {
        System.err.println("evening " + e + ": " + score + " instead of " + expected);
        System.exit(1);
      }
    }
    System.out.println("comfort " + expected + " on each of " + evenings + " evenings");
  }
}
