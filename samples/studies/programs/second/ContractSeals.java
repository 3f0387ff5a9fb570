import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Seals contracts with an iterated hash. */
public class ContractSeals {
  private final int iterations;

  ContractSeals(int iterations) {
    this.iterations = iterations;
  }

  String seal(int contract) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      byte[] hash = ("contract " + contract).getBytes(StandardCharsets.UTF_8);
      for (int i = 0; i < iterations; i++) {
        hash = sha.digest(hash);
      }
      StringBuilder hex = new StringBuilder();
      for (byte b : hash) {
        hex.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
      }
      return hex.toString();
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    boolean strong = args.length > 0 && args[0].equals("b");
    int archives = args.length > 1 ? Integer.parseInt(args[1]) : 170;
    ContractSeals seals = new ContractSeals(strong ? 420 : 250);
    Map<Integer, String> first = new ConcurrentHashMap<>();
    int broken = 0;
    for (int a = 0; a < archives; a++) {
      Map<Integer, String> archive =
          IntStream.range(0, 800)
              .boxed()
              .parallel()
              .collect(Collectors.toConcurrentMap(i -> i, seals::seal));
      if (a == 0) {
        first.putAll(archive);
      } else if (!archive.equals(first)) {
        broken++;
      }
    }
    boolean sound = broken == 0 && first.get(77).equals(seals.seal(77));
    System.out.println(first.size() + " contracts sealed, " + broken + " archives broken");
    if (!sound) {
      System.exit(1);
    }
  }
}
