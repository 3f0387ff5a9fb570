package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.MixedWork;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.Jdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.io.TempDir;

/** The agent named twice, as by the environment and the command line: the first one observes. */
class AgentTwiceIT {

  private static final String SAID = "fjprobe: the agent is named more than once";

  @TempDir Path directory;

  private void assertFirstCounts(Jdk jdk, String second) throws IOException {
    MixedRun run = MixedRun.of(jdk, directory, MixedWork.class, MixedRun.agent(), second);

    run.assertExact();
    assertThat(run.result.err().lines().filter(line -> line.startsWith(SAID))).hasSize(1);
    assertThat(run.result.err().lines().filter(line -> line.startsWith("fjprobe: "))).hasSize(2);
    assertThat(run.result.err()).doesNotContain("Exception", "Error");
    assertThat(Files.exists(directory.resolve("second.jfr"))).isFalse();
  }

  @AnyJdk
  void theSameFile(Jdk jdk) throws IOException {
    assertFirstCounts(jdk, "-javaagent:" + AgentRun.AGENT + "=level=full,file=second.jfr");
  }

  @AnyJdk
  void aCopyThatIsStrictAndWrong(Jdk jdk) throws IOException {
    Path copy = Files.copy(AgentRun.AGENT, directory.resolve("copy of fjprobe.jar"));

    assertFirstCounts(jdk, "-javaagent:" + copy + "=strict=true,levle=full,file=second.jfr");
  }

  @AnyJdk
  void anotherVersion(Jdk jdk) throws IOException {
    assertFirstCounts(jdk, "-javaagent:" + version("9.9") + "=file=second.jfr");
  }

  private Path version(String version) throws IOException {
    Path other = directory.resolve("other.jar");
    try (JarInputStream in = new JarInputStream(Files.newInputStream(AgentRun.AGENT))) {
      Manifest manifest = in.getManifest();
      manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_VERSION, version);
      try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(other), manifest)) {
        for (JarEntry each = in.getNextJarEntry(); each != null; each = in.getNextJarEntry()) {
          out.putNextEntry(new JarEntry(each.getName()));
          in.transferTo(out);
        }
      }
    }
    return other;
  }
}
