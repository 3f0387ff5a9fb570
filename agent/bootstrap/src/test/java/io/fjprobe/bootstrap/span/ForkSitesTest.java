package io.fjprobe.bootstrap.span;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class ForkSitesTest {

  private static final int FORKS = 2_000_000;
  private static final int ENOUGH = 30;

  private final ForkSites sites = new ForkSites();
  private final TaskClass task = TaskClass.of(ForkSitesTest.class);
  private final Stretch begin = Spans.begin(task);

  @Test
  void looksAtSomeForksThatStandForAll() {
    List<TaskClass> looks = new ArrayList<>();
    int forks = 0;
    while (forks < FORKS || looks.size() < ENOUGH) {
      forks++;
      if (sites.isTurn(begin)) {
        looks.add(sites.look(task, begin));
      }
    }

    double estimate = looks.stream().mapToLong(each -> each.interval).sum();
    double deviation = looks.stream().mapToDouble(each -> Math.pow(each.interval, 2)).sum();
    assertThat(looks).as("of %s forks", forks).hasSizeLessThan(forks / 2);
    assertThat(estimate).isCloseTo(forks, within(5 * Math.sqrt(deviation)));
  }

  @Test
  void looksAtRareForksOfLargeTasksMoreOften() {
    Stretch deep = begin;
    for (int i = 0; i < 100; i++) {
      deep = deep.and(task, 1, 1);
    }
    int rare = 0;
    int seen = 0;
    for (int i = 0; i < FORKS; i++) {
      if (sites.isTurn(deep)) {
        sites.look(task, deep);
      }
      if (i % (FORKS / 4) == 0) {
        rare++;
        seen += sites.isTurn(begin) && sites.look(task, begin).interval == 1 ? 1 : 0;
      }
    }

    assertThat(begin.size()).isNotEqualTo(deep.size());
    assertThat(seen).isPositive().isLessThanOrEqualTo(rare);
  }

  @Test
  void tellsLinesOfATaskApart() {
    Supplier<TaskClass> one = () -> sites.look(task, begin);
    Supplier<TaskClass> other = () -> sites.look(task, begin);
    TaskClass first = one.get();
    TaskClass second = other.get();

    assertThat(first.all).isSameAs(second.all).isSameAs(task);
    assertThat(first.forkedAt).startsWith(ForkSitesTest.class.getName() + ".lambda$");
    assertThat(second.forkedAt).isNotEqualTo(first.forkedAt);
  }
}
