import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Medians of measured runs, as the table beside the model has them.
 *
 * @param runs how many
 * @param wall milliseconds of an operation
 * @param cpu the same, of all CPUs
 */
record Measured(Case of, int runs, double wall, double cpu) {
  static List<Measured> read(Path table) throws IOException {
    List<Measured> all = new ArrayList<>();
    for (String line : Files.readAllLines(table)) {
      if (line.startsWith("#")) {
        continue;
      }
      String[] field = line.split("\t");
      double wall = Double.parseDouble(field[6]);
      double cpu = Double.parseDouble(field[7]);
      all.add(new Measured(Case.parse(field), Integer.parseInt(field[5]), wall, cpu));
    }
    return all;
  }

  @Override
  public String toString() {
    return of + "\t" + runs + "\t" + Table.number(wall) + "\t" + Table.number(cpu);
  }
}
