package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** A program of these tests that runs with the agent, and what the analyzer says of its moments. */
final class LookedProgram {

  private final Path directory;
  private final Class<?> main;
  private String out = "";
  private boolean allCompilers;
  private String options = "";

  LookedProgram(Path directory, Class<?> main) {
    this.directory = directory;
    this.main = main;
  }

  /** For code that only the server compiler makes what it is to be. */
  LookedProgram allCompilers() {
    allCompilers = true;
    return this;
  }

  /** With more options of the agent than the usual ones. */
  LookedProgram options(String more) {
    options = "," + more;
    return this;
  }

  /** The account of wall time. */
  JsonNode run(Jdk jdk) throws IOException {
    return section(jdk).get("moments");
  }

  /** The account of the only section. */
  JsonNode section(Jdk jdk) throws IOException {
    return OwnAnalyzer.summary(record(jdk)).at("/account/sections/0");
  }

  /** Returns the recording. */
  Path record(Jdk jdk) {
    Path recording = directory.resolve("looked.jfr");
    ForkedJvm jvm = new ForkedJvm(jdk, directory);
    out =
        (allCompilers ? jvm.allCompilers() : jvm)
            .jvmArguments(
                "-javaagent:" + AgentRun.AGENT + "=strict=true,file=" + recording + options)
            .jvmArguments("-XX:ActiveProcessorCount=2")
            .main(main, compiled())
            .run()
            .expectSuccess()
            .out();
    return recording;
  }

  /** What the program printed. */
  String out() {
    return out;
  }

  /** For any JDK: the tests themselves are for that of the analyzer. */
  private Path compiled() {
    Path source = Path.of("src/test/java", main.getName().replace('.', '/') + ".java");
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "--release",
                "8",
                "-Xlint:-options",
                "-d",
                directory.toString(),
                source.toString());
    assertThat(code).isZero();
    return directory;
  }
}
