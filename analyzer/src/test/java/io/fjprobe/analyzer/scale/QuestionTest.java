package io.fjprobe.analyzer.scale;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.scale.graph.PoolPolicy;
import org.junit.jupiter.api.Test;

/** A question is refused where a simulation would give a wrong answer. */
class QuestionTest {

  @Test
  void managedBlocksOn8AreNotSimulated() {
    assertThatThrownBy(() -> Question.managed("Fetch").check(PoolPolicy.of(8)))
        .isInstanceOf(UnansweredQuestionException.class)
        .hasMessageContaining("--jdk=11");
    assertThatCode(() -> Question.managed("Fetch").check(PoolPolicy.of(11)))
        .doesNotThrowAnyException();
    assertThatCode(() -> Question.time("Fetch", 2).check(PoolPolicy.of(8)))
        .doesNotThrowAnyException();
  }
}
