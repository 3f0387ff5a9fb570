import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.StreamSupport;

/** The length of a tour through many stops, for each candidate that a generator proposes. */
public class RoutePlanner {
  static class Candidate {
    final int seed;

    Candidate(int seed) {
      this.seed = seed;
    }

    long length() {
      long length = 0;
      int at = seed;
      for (int stop = 0; stop < 24_000; stop++) {
        int next = at * 1103515245 + 12345;
        length += Math.abs((next >> 16) - (at >> 16)) % 1000;
        at = next;
      }
      return length;
    }
  }

  static class Generator implements Iterator<Candidate> {
    private final int end;
    private int next;

    Generator(int start, int count) {
      next = start;
      end = start + count;
    }

    @Override
    public boolean hasNext() {
      return next < end;
    }

    @Override
    public Candidate next() {
      return new Candidate(next++);
    }
  }

  static long best(int start, int count, boolean collected) {
    Iterator<Candidate> proposals = new Generator(start, count);
    if (collected) {
      List<Candidate> all = new ArrayList<>();
      proposals.forEachRemaining(all::add);
      return all.parallelStream().mapToLong(Candidate::length).min().getAsLong();
    }
    Spliterator<Candidate> source =
        Spliterators.spliteratorUnknownSize(proposals, Spliterator.ORDERED);
    return StreamSupport.stream(source, true).mapToLong(Candidate::length).min().getAsLong();
  }

  public static void main(String[] args) {
    boolean collected = args.length == 0 || !args[0].equals("b");
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 150;
    for (int r = 0; r < rounds; r++) {
      long shortest = best(r * 600, 600, collected);
      if (r % 30 == 0) {
        long check = Long.MAX_VALUE;
        for (int i = 0; i < 600; i++) {
          check = Math.min(check, new Candidate(r * 600 + i).length());
        }
        System.out.println("round " + r + ": " + shortest);
        if (check != shortest) {
          System.exit(1);
        }
      }
    }
  }
}
