package io.fjprobe.analyzer.compare.side;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Chooses what to divide by, if the user does not. The unit that is known best comes first. */
public final class UnitChoice {

  private UnitChoice() {}

  public static UnitOfWork of(List<Input> base, List<Input> next) {
    if (all(base, next)
        .anyMatch(input -> sections(input).anyMatch(s -> s.identity().workload() != null))) {
      return UnitOfWork.OPERATION;
    }
    return all(base, next).allMatch(input -> input.account().run() != null)
            && sameProgram(base, next)
        ? UnitOfWork.RUN
        : UnitOfWork.SECOND;
  }

  /**
   * Returns whether all recordings that name their program have a main class of the same name. All
   * jars count as the same, because their main class is not recorded.
   */
  private static boolean sameProgram(List<Input> base, List<Input> next) {
    List<String> programs =
        all(base, next)
            .map(input -> Arguments.mainOf(input.account().jvm()))
            .filter(Objects::nonNull)
            .distinct()
            .toList();
    return programs.size() == 1;
  }

  private static Stream<SectionAccount> sections(Input input) {
    return input.account().sections().stream();
  }

  private static Stream<Input> all(List<Input> base, List<Input> next) {
    return Stream.concat(base.stream(), next.stream());
  }
}
