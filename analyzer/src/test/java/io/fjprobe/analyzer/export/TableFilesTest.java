package io.fjprobe.analyzer.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TableFilesTest {

  private static final Path FOLDER = Path.of("tables");

  private final TableFiles files = new TableFiles(FOLDER);

  private String file(String table) throws IOException {
    Path file = files.file(table);
    assertThat(file.normalize().getParent()).isEqualTo(FOLDER);
    return file.getFileName().toString();
  }

  @Test
  void usualNamesStay() throws IOException {
    assertThat(file("JoinWait")).isEqualTo("JoinWait.csv");
  }

  @Test
  void noNameLeadsOutOfTheFolder() throws IOException {
    assertThat(file("../../x")).isEqualTo("__.._x.csv");
    assertThat(file("/etc/passwd")).isEqualTo("_etc_passwd.csv");
    assertThat(file("C:\\x\u0000y")).isEqualTo("C__x_y.csv");
    assertThat(file("..")).isEqualTo("_.csv");
    assertThat(file("")).isEqualTo("_-2.csv");
  }

  @Test
  void everySystemCanHaveThem() throws IOException {
    assertThat(file("nul")).isEqualTo("_nul.csv");
    assertThat(file("Com1.x")).isEqualTo("_Com1.x.csv");
    assertThat(file("y".repeat(70_000))).hasSize(104);
  }

  @Test
  void noTwoTablesShareAFile() throws IOException {
    assertThat(file("steal")).isEqualTo("steal.csv");
    assertThat(file("Steal")).isEqualTo("Steal-2.csv");
    assertThat(file("St:eal")).isEqualTo("St_eal.csv");
    assertThat(file("st/eal")).isEqualTo("st_eal-2.csv");
  }

  @Test
  void notAsManyFilesAsARecordingLikes() throws IOException {
    for (int i = 0; i < 500; i++) {
      file("t" + i);
    }
    assertThatThrownBy(() -> file("one more")).isInstanceOf(IOException.class);
  }
}
