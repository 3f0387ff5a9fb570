package io.fjprobe.analyzer.trial.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.fjprobe.analyzer.record.Program;
import io.fjprobe.analyzer.record.Programs;
import io.fjprobe.analyzer.record.UsageException;
import io.fjprobe.analyzer.trial.Variant;
import io.fjprobe.launch.JavaHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AttemptsTest {

  private static final String COMMON = "-Djava.util.concurrent.ForkJoinPool.common.parallelism=";

  @TempDir private Path directory;
  private String java;

  @BeforeEach
  void jdk() throws IOException {
    Path launcher = Files.createDirectories(directory.resolve("jdk/bin")).resolve("java");
    assertThat(Files.createFile(launcher).toFile().setExecutable(true)).isTrue();
    java = launcher.toString();
  }

  private Attempts attempts(String... words) throws UsageException {
    Map<String, String> environment =
        Map.of("PATH", directory.resolve("jdk/bin").toString(), "HOME", "/home");
    return Attempts.of(List.of(words), Programs.here(environment), environment);
  }

  private Attempt last(Attempts attempts) throws UsageException {
    List<Attempt> all = attempts.all();
    return all.get(all.size() - 1);
  }

  private static List<String> words(Attempt attempt) {
    return attempt.program().words();
  }

  @Test
  void theProgramAsItIsComesFirst() throws Exception {
    for (String launcher : List.of("java", java)) {
      Attempts attempts = attempts(launcher, "-Xmx1g", "-cp", "x", "Main", "-v");
      attempts.parallelism(2);
      Attempt first = attempts.all().get(0);
      assertThat(words(first)).containsExactly("{java}", "-Xmx1g", "-cp", "x", "Main", "-v");
      assertThat(first.program().javaHome()).isEqualTo(directory.resolve("jdk").toString());
      assertThat(first.program().label()).isEqualTo("as it is");
      assertThat(first.variant().side()).isEqualTo("as-it-is");
    }
  }

  @Test
  void anOptionGoesBeforeTheProgram() throws Exception {
    for (List<String> main :
        List.of(
            List.of("-cp", "x", "Main"),
            List.of("-jar", "a.jar"),
            List.of("-p", "mods", "-m", "a/b.C"),
            List.of("--add-opens", "a/b=c", "-ea", "@options", "Main"),
            List.of("Main.java"))) {
      String[] command = new String[main.size() + 2];
      command[0] = "java";
      command[command.length - 1] = "-Xarg";
      System.arraycopy(main.toArray(String[]::new), 0, command, 1, main.size());
      Attempts attempts = attempts(command);
      attempts.option("-Xint");
      List<String> words = words(last(attempts));
      int program = words.indexOf(main.get(main.size() - 1));
      boolean named = main.contains("-jar") || main.contains("-m");
      assertThat(words.indexOf("-Xint")).as(words.toString()).isEqualTo(program - (named ? 2 : 1));
      assertThat(words).endsWith("-Xarg");
    }
  }

  @Test
  void aVariantReplacesWhatTheCommandHas() throws Exception {
    Attempts attempts =
        attempts("java", COMMON + "7", "-XX:+UseG1GC", "Main", "--n=1", "x", "--m=2");
    attempts.parallelism(2);
    Attempt parallelism = last(attempts);
    assertThat(words(parallelism)).startsWith("{java}", "-XX:+UseG1GC", COMMON + "2", "Main");
    assertThat(parallelism.variant().instead()).containsExactly(COMMON + "7");
    attempts.option("-XX:+UseSerialGC");
    assertThat(words(last(attempts))).startsWith("{java}", COMMON + "7", "-XX:+UseSerialGC");
    assertThat(last(attempts).variant().instead()).containsExactly("-XX:+UseG1GC");
    attempts.argument("--n=20");
    assertThat(words(last(attempts))).endsWith("Main", "--n=20", "x", "--m=2");
    assertThat(last(attempts).variant().instead()).containsExactly("--n=1");
    attempts.argument("y");
    assertThat(words(last(attempts))).endsWith("--n=1", "x", "--m=2", "y");
    assertThat(last(attempts).variant().instead()).isEmpty();
  }

  @Test
  void jdksAndVariables() throws Exception {
    Attempts attempts = attempts("java", "Main");
    attempts.jdk(new JavaHome("25", Path.of("/jdk25")));
    assertThat(last(attempts).program())
        .isEqualTo(new Program("25", List.of("{java}", "Main"), "/jdk25"));
    attempts.environment("HOME=/a=b");
    assertThat(last(attempts).program().environment()).isEqualTo(Map.of("HOME", "/a=b"));
    assertThat(last(attempts).variant().instead()).containsExactly("HOME of your environment");
    attempts.environment("OTHER=");
    assertThat(last(attempts).program().environment()).isEqualTo(Map.of("OTHER", ""));
    assertThat(attempts.all())
        .extracting(Attempt::variant)
        .extracting(Variant::side)
        .containsExactly("as-it-is", "25", "environment-1", "environment-2");
  }

  private String jar(String mainClass) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, mainClass);
    Path jar = directory.resolve("any.jar");
    new JarOutputStream(Files.newOutputStream(jar), manifest).close();
    return jar.toString();
  }

  @Test
  void theBundledProgramsHaveTheirOption() throws Exception {
    Attempts bundled =
        attempts("java", "-jar", jar("io.fjprobe.workloads.Main"), "fib", "--parallelism=2");
    bundled.parallelism(4);
    assertThat(words(last(bundled))).contains(COMMON + "4").endsWith("fib", "--parallelism=4");
    assertThat(last(bundled).variant().sets()).containsExactly(COMMON + "4", "--parallelism=4");
    assertThat(last(bundled).variant().instead()).containsExactly("--parallelism=2");
    Attempts other = attempts("java", "-jar", jar("com.acme.Main"), "--parallelism=2");
    other.parallelism(4);
    assertThat(words(last(other))).endsWith("--parallelism=2");
  }

  @Test
  void otherCommandsAreRefused() throws Exception {
    refused("the program is missing");
    refused("mvn is not java", "mvn", "verify");
    refused("/x/run.sh is not java", "/x/run.sh");
    refused("names no program after the options of java", "java", "-version");
    refused("names no program", "java", "-jar");
    refused("main class inside of an @file can't be seen", "java", "@all");
    refused("/none/bin/java can't be run", "/none/bin/java", "Main");
    refused("the analyzer adds the agent", java, "-javaagent:fjprobe.jar", "Main");
    Path elsewhere = Files.createFile(directory.resolve("java"));
    assertThat(elsewhere.toFile().setExecutable(true)).isTrue();
    refused("in no folder bin of a JDK", elsewhere.toString(), "Main");
  }

  private void refused(String message, String... words) {
    assertThatThrownBy(() -> attempts(words))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(message);
  }

  @Test
  void otherValuesAreRefused() throws Exception {
    Attempts attempts = attempts("java", "Main");
    assertThatThrownBy(attempts::all).hasMessageContaining("nothing is to be changed");
    assertThatThrownBy(() -> attempts.parallelism(0)).hasMessageContaining("from 1 to 32767");
    assertThatThrownBy(() -> attempts.option("UseG1GC")).hasMessageContaining("begin with -");
    assertThatThrownBy(() -> attempts.option("-cp")).hasMessageContaining("the next word");
    assertThatThrownBy(() -> attempts.environment("X")).hasMessageContaining("NAME=VALUE");
    assertThatThrownBy(() -> attempts.environment("=1")).hasMessageContaining("NAME=VALUE");
    assertThatThrownBy(() -> attempts.environment("FJPROBE_X=1"))
        .hasMessageContaining("--agent-options");
    assertThatThrownBy(() -> attempts.argument("")).hasMessageContaining("an empty value");
    attempts.parallelism(2);
    assertThatThrownBy(() -> attempts.parallelism(2)).hasMessageContaining("is named twice");
  }
}
