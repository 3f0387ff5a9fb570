import java.util.Locale;

/** Numbers as all tables show them. */
final class Table {
  private Table() {}

  static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  static String percent(double ratio) {
    return String.format(Locale.ROOT, "%+.0f %%", 100 * (ratio - 1));
  }
}
