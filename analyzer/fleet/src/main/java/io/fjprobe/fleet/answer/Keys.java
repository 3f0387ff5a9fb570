package io.fjprobe.fleet.answer;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Orders rows by what tells them apart. */
final class Keys {

  private Keys() {}

  /**
   * @param length how many cells at the left are compared
   */
  static int compare(@Nullable Object[] a, @Nullable Object[] b, int length) {
    int order = 0;
    for (int i = 0; i < length && order == 0; i++) {
      order = compare(a[i], b[i]);
    }
    return order;
  }

  private static int compare(@Nullable Object a, @Nullable Object b) {
    if (a instanceof Number x && b instanceof Number y) {
      return Double.compare(x.doubleValue(), y.doubleValue());
    }
    return Comparator.nullsFirst(Comparator.<String>naturalOrder())
        .compare(a == null ? null : a.toString(), b == null ? null : b.toString());
  }
}
