import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Checks the lines of a sheet of measurements, sheet after sheet. */
public class SheetChecks {
  private static final int LINES = 800;

  private static long check(String line) {
    long value = 0;
    for (int i = 0; i < line.length(); i++) {
      value = value * 31 + line.charAt(i);
    }
    for (int turn = 0; turn < 70_000; turn++) {
      value = value * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
      value ^= value >>> 31;
    }
    return value & 0xFFFF;
  }

  private static long sheet(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.parallel().mapToLong(SheetChecks::check).sum();
    }
  }

  public static void main(String[] args) throws IOException {
    int sheets = args.length > 1 ? Integer.parseInt(args[1]) : 50;
    List<String> text = new ArrayList<>();
    long expected = 0;
    for (int line = 0; line < LINES; line++) {
      text.add("sensor " + line % 17 + "; value " + line * 7_919 % 1_000 + "; line " + line);
      expected += check(text.get(line));
    }
    Path file = Files.createTempFile("sheet", ".csv");
    boolean right = true;
    try {
      Files.write(file, text);
      for (int sheet = 0; sheet < sheets; sheet++) {
        right &= sheet(file) == expected;
      }
    } finally {
      Files.delete(file);
    }
    System.out.println(sheets + " sheets");
    System.exit(right ? 0 : 1);
  }
}
