package io.fjprobe.weaving.disk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RepositoryTest {

  private final Repository repository = new Repository(null, "4711");

  @ParameterizedTest
  @ValueSource(strings = {"2026_11_23_09_00_00_4711", "2026_11_23_09_00_00_4711_1", "1_4711"})
  void isOfThisProcess(String folder) {
    assertThat(repository.isOfThisProcess(folder)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "_",
        "4711",
        "_4711",
        "2026_11_23_09_00_00_47110",
        "2026_11_23_09_00_00_14711",
        "2026_11_23_09_00_00_4711_",
        "2026_11_23_09_00_00_4711_1_1",
        "2026_4711.jfr",
        "a_4711"
      })
  void isOfAnother(String folder) {
    assertThat(repository.isOfThisProcess(folder)).isFalse();
  }
}
