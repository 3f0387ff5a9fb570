package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.compare.measure.BySide;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds methods that only one side runs. */
final class OnlyMethods {

  /**
   * As many samples would be expected on the other side, if it ran the method for as much of its
   * time. Then to see none is no accident.
   */
  static final double EXPECTED = 20;

  /** Of methods with about as many samples, the one at an end of the stack says most. */
  private static final double AS_MANY = 0.9;

  private static final Comparator<Map.Entry<String, MethodAccount.Row>> BY_DEPTH =
      Comparator.comparingDouble(each -> each.getValue().depth());

  private static final Comparator<Map.Entry<String, MethodAccount.Row>> BY_NAME =
      Map.Entry.comparingByKey();

  static final Comparator<Map.Entry<String, MethodAccount.Row>> NEAREST_TO_TOP =
      BY_DEPTH.thenComparing(BY_NAME);

  static final Comparator<Map.Entry<String, MethodAccount.Row>> FARTHEST_FROM_TOP =
      BY_DEPTH.reversed().thenComparing(BY_NAME);

  /** Whether a method says something. */
  interface Wanted {
    boolean is(MethodAccount side, String method, MethodAccount.Row row);
  }

  private OnlyMethods() {}

  /** Returns whether a method is on so many of the samples that nearly all are below it. */
  static boolean isOnMost(double share) {
    return share >= AS_MANY;
  }

  /**
   * Returns the method with the most samples on each side.
   *
   * @param least share of the samples of a side that the method has
   */
  static BySide<Optional<OnlyMethod>> of(
      BySide<MethodAccount> methods, double least, Wanted wanted) {
    return of(methods, least, wanted, NEAREST_TO_TOP);
  }

  /**
   * Returns the same.
   *
   * @param first of methods with about as many samples
   */
  static BySide<Optional<OnlyMethod>> of(
      BySide<MethodAccount> methods,
      double least,
      Wanted wanted,
      Comparator<Map.Entry<String, MethodAccount.Row>> first) {
    return new BySide<>(
        of(methods.base(), methods.next(), least, wanted, first),
        of(methods.next(), methods.base(), least, wanted, first));
  }

  private static Optional<OnlyMethod> of(
      MethodAccount side,
      MethodAccount other,
      double least,
      Wanted wanted,
      Comparator<Map.Entry<String, MethodAccount.Row>> first) {
    List<Map.Entry<String, MethodAccount.Row>> only =
        side.rows().entrySet().stream()
            .filter(each -> side.share(each.getKey()) >= least)
            .filter(each -> !other.rows().containsKey(each.getKey()))
            .filter(each -> wanted.is(side, each.getKey(), each.getValue()))
            .filter(each -> side.share(each.getKey()) * other.samples() >= EXPECTED)
            .toList();
    double most = only.stream().mapToDouble(each -> each.getValue().samples()).max().orElse(0);
    return only.stream()
        .filter(each -> each.getValue().samples() >= AS_MANY * most)
        .min(first)
        .map(each -> new OnlyMethod(each.getKey(), side.share(each.getKey())));
  }
}
