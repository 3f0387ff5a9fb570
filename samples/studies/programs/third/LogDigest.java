import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes one text of the entries of each day. */
public class LogDigest {
  private static String entry(int day, int number) {
    int code = day * 7_919 + number;
    for (int i = 0; i < 1_500; i++) {
      code = code * 1_103_515_245 + 12_345;
      code ^= code >>> 15;
    }
    return "day " + day + " entry " + number + " code " + Integer.toHexString(code) + "\n";
  }

  private static String text(int day, int entries, boolean joined) {
    Stream<String> lines =
        IntStream.range(0, entries).parallel().mapToObj(number -> entry(day, number));
    return joined ? lines.collect(Collectors.joining()) : lines.reduce("", String::concat);
  }

  public static void main(String[] args) {
    boolean joined = args.length == 0 || args[0].equals("a");
    int days = args.length > 1 ? Integer.parseInt(args[1]) : 300;
    int entries = 6_000;
    long characters = 0;
    for (int day = 0; day < days; day++) {
      String text = text(day, entries, joined);
      characters += text.length();
      if (day % 50 == 0) {
        StringBuilder check = new StringBuilder();
        for (int number = 0; number < entries; number++) {
          check.append(entry(day, number));
        }
        if (!text.contentEquals(check)) {
          System.exit(1);
        }
      }
    }
    System.out.println(characters + " characters");
  }
}
