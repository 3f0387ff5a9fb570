package io.fjprobe.analyzer.compare.contrast;

import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.code.StacksAtLine;
import io.fjprobe.analyzer.compare.measure.BySide;
import io.fjprobe.analyzer.compare.side.Side;
import io.fjprobe.analyzer.recording.stack.LineName;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which methods call, directly or not, the line at which threads wait, by the stacks that looks at
 * all threads saw. A side that has a method there and the other one not comes there in another way.
 */
public final class WaysToLine {

  private final BySide<Side> sides;

  WaysToLine(BySide<Side> sides) {
    this.sides = sides;
  }

  /**
   * Returns a line at which threads wait on each side, and hardly any on the other side; empty:
   * there is none, or it is not known.
   *
   * @param least share of the stacks of threads that wait that are there
   */
  public BySide<Optional<WaitingPlace>> elsewhere(double least) {
    return WaitingPlaces.of(sides, least);
  }

  /**
   * Returns the methods below a line that only one side has there; empty: it has none, or that is
   * not known. Lines move when a method is edited, so all lines of its method count.
   *
   * @param least share of the stacks of a side that the method is on
   */
  public BySide<Optional<OnlyMethod>> only(String line, double least) {
    String method = LineName.methodOf(line);
    boolean sameJdk = isSameJdk();
    return only(
        method,
        least,
        (side, name, row) -> row.depth() > side.depth(method) && (sameJdk || !OfJdk.is(name)),
        OnlyMethods.NEAREST_TO_TOP);
  }

  /**
   * Returns the methods of libraries that are called at a line, and in which threads also wait on
   * one side alone; empty: there is none, or that is not known.
   *
   * @param called in which most of them wait; null: nothing, or not known
   * @param least share of the stacks of a side that the method is on
   */
  public BySide<Optional<OnlyMethod>> onlyCalled(
      String line, @Nullable String called, double least) {
    String method = LineName.methodOf(line);
    String most = called == null ? null : LineName.methodOf(called);
    return only(
        method,
        least,
        (side, name, row) ->
            row.depth() < side.depth(method)
                && !row.own()
                && !OfJdk.is(name)
                && isRarer(side, name, most),
        OnlyMethods.FARTHEST_FROM_TOP);
  }

  /**
   * Returns the method of a library that a line calls where threads wait, on each side; empty: they
   * do not all wait in one, or that is not known.
   */
  public BySide<Optional<String>> entry(String line) {
    String method = LineName.methodOf(line);
    return stacks(method)
        .map(stacks -> stacks.map(side -> entry(side, method)))
        .orElse(new BySide<>(Optional.empty(), Optional.empty()));
  }

  /**
   * Returns the methods of libraries that are called at a line where threads wait, and that only
   * stacks of one side show, the ones nearest to the line first. The other side may have too few of
   * them to say that it does not call these methods: counts of calls tell.
   *
   * @param least share of the stacks of a side that the method is on
   */
  BySide<List<String>> perhapsOnlyCalled(String line, double least) {
    String method = LineName.methodOf(line);
    return stacks(method)
        .map(
            stacks ->
                new BySide<>(
                    perhapsOnly(stacks.base(), stacks.next(), method, least),
                    perhapsOnly(stacks.next(), stacks.base(), method, least)))
        .orElse(new BySide<>(List.of(), List.of()));
  }

  private static List<String> perhapsOnly(
      MethodAccount side, MethodAccount other, String method, double least) {
    return side.rows().entrySet().stream()
        .filter(each -> side.share(each.getKey()) >= least)
        .filter(each -> !other.rows().containsKey(each.getKey()))
        .filter(each -> each.getValue().depth() < side.depth(method))
        .filter(each -> !each.getValue().own() && !OfJdk.is(each.getKey()))
        .sorted(OnlyMethods.FARTHEST_FROM_TOP)
        .map(Map.Entry::getKey)
        .toList();
  }

  private static Optional<String> entry(MethodAccount side, String method) {
    return side.rows().entrySet().stream()
        .filter(each -> each.getValue().depth() < side.depth(method))
        .filter(each -> OnlyMethods.isOnMost(side.share(each.getKey())))
        .min(OnlyMethods.FARTHEST_FROM_TOP)
        .filter(each -> !each.getValue().own() && !OfJdk.is(each.getKey()))
        .map(Map.Entry::getKey);
  }

  private BySide<Optional<OnlyMethod>> only(
      String method,
      double least,
      OnlyMethods.Wanted wanted,
      Comparator<Map.Entry<String, MethodAccount.Row>> first) {
    return stacks(method)
        .map(stacks -> OnlyMethods.of(stacks, least, wanted, first))
        .orElse(new BySide<>(Optional.empty(), Optional.empty()));
  }

  /** What called that in which most of them wait is on as many stacks, or more. */
  private static boolean isRarer(MethodAccount side, String name, @Nullable String most) {
    return most == null ? 2 * side.share(name) < 1 : side.share(name) < side.share(most);
  }

  /** Empty: a side has none, or some lack what is at their bottom. */
  private Optional<BySide<MethodAccount>> stacks(String method) {
    BySide<List<StacksAtLine>> stacks =
        sides.map(
            side ->
                side.forks().stream()
                    .map(fork -> fork.section().waitingStacks().get(method))
                    .filter(Objects::nonNull)
                    .toList());
    return stacks.any(its -> its.isEmpty() || !its.stream().allMatch(StacksAtLine::whole))
        ? Optional.empty()
        : Optional.of(
            stacks.map(its -> MethodAccount.sum(its.stream().map(StacksAtLine::methods).toList())));
  }

  private boolean isSameJdk() {
    BySide<Integer> jdk = sides.map(side -> side.firstRecording().jvm().feature());
    return jdk.base().equals(jdk.next());
  }
}
