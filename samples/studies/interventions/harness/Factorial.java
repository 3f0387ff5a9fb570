import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * The arithmetic of a 2^k design, on logarithms of times. Cells are numbered by the edits that are
 * in them: bit i is the i-th edit.
 */
final class Factorial {
  private Factorial() {}

  /** By what an edit multiplies the time, as a logarithm, averaged over all sets of the others. */
  static double main(double[] logarithms, int edit) {
    double sum = 0;
    for (int cell = 0; cell < logarithms.length; cell++) {
      if ((cell >> edit & 1) == 0) {
        sum += logarithms[cell | 1 << edit] - logarithms[cell];
      }
    }
    return sum / (logarithms.length / 2);
  }

  /**
   * What the effect of one edit is multiplied by if the other is there too: 0 if they do not care.
   */
  static double pair(double[] logarithms, int one, int other) {
    double sum = 0;
    int both = 1 << one | 1 << other;
    for (int cell = 0; cell < logarithms.length; cell++) {
      if ((cell & both) == 0) {
        sum +=
            logarithms[cell | both]
                - logarithms[cell | 1 << one]
                - logarithms[cell | 1 << other]
                + logarithms[cell];
      }
    }
    return sum / (logarithms.length / 4);
  }

  /**
   * Factors by the name of the effect, one for each round.
   *
   * @param rounds for each round the times of the cells
   */
  static Map<String, double[]> effects(List<String> edits, List<double[]> rounds) {
    List<double[]> logarithms = new ArrayList<>();
    for (double[] round : rounds) {
      double[] cells = new double[round.length];
      for (int i = 0; i < cells.length; i++) {
        cells[i] = Math.log(round[i]);
      }
      logarithms.add(cells);
    }
    Map<String, double[]> effects = new LinkedHashMap<>();
    for (int i = 0; i < edits.size(); i++) {
      int edit = i;
      effects.put(
          edits.get(i), logarithms.stream().mapToDouble(l -> Math.exp(main(l, edit))).toArray());
    }
    for (int i = 0; i < edits.size(); i++) {
      for (int k = i + 1; k < edits.size(); k++) {
        int one = i;
        int other = k;
        String name = new StringJoiner(" x ").add(edits.get(i)).add(edits.get(k)).toString();
        effects.put(
            name, logarithms.stream().mapToDouble(l -> Math.exp(pair(l, one, other))).toArray());
      }
    }
    return effects;
  }
}
