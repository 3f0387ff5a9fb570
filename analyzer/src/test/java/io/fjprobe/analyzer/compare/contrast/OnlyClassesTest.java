package io.fjprobe.analyzer.compare.contrast;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.analyzer.account.code.LoadedClasses;
import io.fjprobe.analyzer.compare.Comparisons;
import io.fjprobe.analyzer.compare.side.SideFixture;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OnlyClassesTest {

  private final SideFixture base = new SideFixture(17);
  private final SideFixture next = new SideFixture(17);

  private OnlyClasses find() {
    return Comparisons.contrast(base, next).onlyClasses();
  }

  @Test
  void whatEachSideUsesAndTheOtherDoesNot() {
    base.loadedClasses = new LoadedClasses(Set.of("app.Main", "app.Job", "lib.Eager"));
    next.loadedClasses = new LoadedClasses(Set.of("app.Main", "app.Job", "lib.Flat"));
    assertThat(find()).isEqualTo(new OnlyClasses(List.of("lib.Eager"), List.of("lib.Flat")));
  }

  @Test
  void theOuterClassStandsForThoseInsideIt() {
    base.loadedClasses = new LoadedClasses(Set.of("app.Main"));
    next.loadedClasses =
        new LoadedClasses(
            Set.of(
                "app.Main", "app.Main$1", "a.One", "lib.Eager", "lib.Eager$Queue", "lib.Eager$1"));
    assertThat(find().next())
        .as("the one with most first; of a class that both have, the inner one")
        .containsExactly("lib.Eager", "a.One", "app.Main$1");
    next.loadedClasses =
        new LoadedClasses(Set.of("app.Main", "app.Main$1", "app.Main$Job", "a.One"));
    assertThat(find().next()).containsExactly("app.Main$1", "app.Main$Job", "a.One");
    next.loadedClasses =
        new LoadedClasses(
            Set.of(
                "app.Main", "app.Main$A", "app.Main$B", "app.Main$C", "app.Main$D", "app.Main$E"));
    assertThat(find().next()).as("too many to name").containsExactly("app.Main$*");
  }

  @Test
  void whatSaysNothingIsLeftOut() {
    base.loadedClasses = new LoadedClasses(Set.of("app.Main"));
    next.loadedClasses =
        new LoadedClasses(
            Set.of(
                "app.Main",
                "java.util.HashMap$Values",
                "sun.misc.Launcher",
                "com.sun.proxy.Call",
                "app.Main$$Lambda",
                "app.$Proxy12",
                "io.fjprobe.shaded.bytebuddy.pool.TypePool",
                "org.Generated123"));
    assertThat(find()).isEqualTo(OnlyClasses.NONE);
  }

  @Test
  void notRecordedOnOneSide() {
    base.loadedClasses = new LoadedClasses(Set.of("app.Main"));
    assertThat(find()).isEqualTo(OnlyClasses.NONE);
  }

  @Test
  void fewFitIntoASentence() {
    List<String> four = List.of("A", "B", "C", "D");
    assertThat(new OnlyClasses(four, four).areFew()).isTrue();
    List<String> five = List.of("A", "B", "C", "D", "E");
    assertThat(new OnlyClasses(four, five).areFew()).isFalse();
    assertThat(new OnlyClasses(five, List.of()).areFew()).isFalse();
  }

  @Test
  void oneMoreSaysNothing() {
    OnlyClasses more = new OnlyClasses(List.of("A"), List.of("B", "C", "D"));
    assertThat(more.hasMore(true)).isTrue();
    assertThat(more.hasMore(false)).isFalse();
    OnlyClasses fewer = new OnlyClasses(List.of("B", "C", "D"), List.of("A"));
    assertThat(fewer.hasMore(false)).isTrue();
    assertThat(fewer.hasMore(true)).isFalse();
    assertThat(new OnlyClasses(List.of("A"), List.of("B", "C")).hasMore(true)).isFalse();
  }

  @Test
  void someAreNamedInASentence() {
    assertThat(OnlyClasses.shortly(List.of("a.One", "a.Two"))).isEqualTo("One, Two");
    assertThat(OnlyClasses.shortly(List.of("a.A", "a.B", "a.C", "a.D", "b.E", "F")))
        .isEqualTo("A, B, C, D and 2 more");
  }
}
