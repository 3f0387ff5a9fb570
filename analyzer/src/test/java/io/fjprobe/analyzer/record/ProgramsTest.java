package io.fjprobe.analyzer.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.launch.JavaHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramsTest {

  private static final List<JavaHome> JDKS =
      List.of(new JavaHome("17", Path.of("/jdk17")), new JavaHome("25", Path.of("/jdk25")));

  @TempDir private Path directory;

  private Programs programs() {
    return Programs.here(Map.of("PATH", "/none:" + directory));
  }

  private void executable(String name) throws IOException {
    Path file = Files.createFile(directory.resolve(name));
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void twoCommands() throws Exception {
    executable("run");
    assertThat(programs().ofCommands("run 1", directory + "/run '2 3'"))
        .containsExactly(
            new Program("base", List.of("run", "1"), null),
            new Program("new", List.of(directory + "/run", "2 3"), null));
  }

  @Test
  void whatCannotRunIsSaidBefore() throws IOException {
    executable("run");
    Path plain = Files.createFile(directory.resolve("plain"));
    assertThatThrownBy(() -> programs().ofCommands("run", "nope"))
        .hasMessageContaining("nope can't be run: it is in no directory of PATH");
    assertThatThrownBy(() -> programs().ofCommands("run", plain.toString()))
        .hasMessageContaining("it is not executable; try chmod +x " + plain);
    assertThatThrownBy(() -> programs().ofCommands("run", directory.toString()))
        .hasMessageContaining("it is a directory");
    assertThatThrownBy(() -> programs().ofCommands("/none/x", "run"))
        .hasMessageContaining("there is no such file");
  }

  @Test
  void oneCommandOnSeveralJdks() throws UsageException {
    List<String> words = List.of("{java}", "-jar", "a.jar");
    assertThat(programs().ofJdks(JDKS, words))
        .containsExactly(new Program("17", words, "/jdk17"), new Program("25", words, "/jdk25"));
    assertThatThrownBy(() -> programs().ofJdks(JDKS, List.of("java", "-jar", "a.jar")))
        .hasMessageContaining("the word {java} of the command stands for the JDK");
    assertThatThrownBy(() -> programs().ofJdks(JDKS.subList(0, 1), words))
        .hasMessageContaining("nothing to compare it with");
  }

  @Test
  void theHomeOfALauncher() throws Exception {
    Path bin = Files.createDirectories(directory.resolve("jdk/bin"));
    Path java = Files.createFile(bin.resolve("java"));
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Path home = directory.resolve("jdk").toRealPath();
    assertThat(programs().javaHome(List.of(java.toString()))).isEqualTo(home);
    Files.createSymbolicLink(directory.resolve("java"), java);
    assertThat(programs().javaHome(List.of("java"))).isEqualTo(home);
  }

  @Test
  void theAgentIsNotTheUsersToAdd() throws IOException {
    executable("run");
    assertThatThrownBy(() -> programs().ofCommands("run -javaagent:/x/fjprobe.jar", "run"))
        .hasMessageContaining("has -javaagent:/x/fjprobe.jar already");
    assertThatThrownBy(() -> programs().ofCommands("run", "{java} -version"))
        .hasMessageContaining("write java in --base and --new");
  }

  @Test
  void theAgentGoesWhereItFits() {
    String agent = "-javaagent:/d/fjprobe.jar=file=/o/%p.jfr";
    Program onJdk = new Program("17", List.of("time", "{java}", "-version"), "/jdk17");
    Invocation ofJdk = Invocation.of(onJdk, agent, "-Xmx1g");
    assertThat(ofJdk.command()).containsExactly("time", "/jdk17/bin/java", agent, "-version");
    assertThat(ofJdk.environment()).isEmpty();

    Program withVariable =
        new Program("x-1", List.of("{java}", "Main"), "/jdk17", "x", Map.of("A", "1"));
    Invocation ofVariable = Invocation.of(withVariable, agent, null);
    assertThat(ofVariable.command()).containsExactly("/jdk17/bin/java", agent, "Main");
    assertThat(ofVariable.environment()).isEqualTo(Map.of("A", "1"));
    assertThat(withVariable.label() + " " + withVariable.fileName(2)).isEqualTo("x x-1-2");
    assertThat(onJdk.label() + " " + onJdk.fileName(2)).isEqualTo("JDK 17 jdk17-2");

    Program command = new Program("base", List.of("run"), null);
    assertThat(Invocation.of(command, agent, null).environment())
        .isEqualTo(Map.of("JAVA_TOOL_OPTIONS", agent));
    assertThat(Invocation.of(command, agent, "-Xmx1g").environment())
        .isEqualTo(Map.of("JAVA_TOOL_OPTIONS", "-Xmx1g " + agent));
    assertThat(Invocation.of(command, agent + " x", null).toolOptions())
        .isEqualTo('"' + agent + " x\"");
  }
}
