import java.util.stream.LongStream;

/** Counts the primes in windows of the number line. */
public class PrimeCensus {
  static boolean prime(long n) {
    if (n < 2 || n % 2 == 0) {
      return n == 2;
    }
    for (long d = 3; d * d <= n; d += 2) {
      if (n % d == 0) {
        return false;
      }
    }
    return true;
  }

  static long census(long from, long to) {
    return LongStream.range(from, to).parallel().filter(PrimeCensus::prime).count();
  }

  public static void main(String[] args) {
    int windows = args.length > 1 ? Integer.parseInt(args[1]) : 320;
    long all = 0;
    for (int w = 0; w < windows; w++) {
      all += census(w * 50_000L, (w + 1) * 50_000L);
    }
    long sieved = 0;
    java.util.BitSet composite = new java.util.BitSet(windows * 50_000);
    for (int n = 2; n < windows * 50_000; n++) {
      if (!composite.get(n)) {
        sieved++;
        for (long m = (long) n * n; m < windows * 50_000L; m += n) {
          composite.set((int) m);
        }
      }
    }
    System.out.println(all + " primes below " + windows * 50_000);
    System.exit(all == sieved ? 0 : 1);
  }
}
