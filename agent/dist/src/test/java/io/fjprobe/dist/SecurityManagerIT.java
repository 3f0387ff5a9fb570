package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.fjprobe.dist.application.MixedWork;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.SomeJdks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** A security manager that lets the application do little. */
class SecurityManagerIT {

  private static final int LAST_JDK = 23;

  private static final String APPLICATION =
      "grant codeBase \"%s-\" {\n"
          + "  permission java.lang.RuntimePermission \"modifyThread\";\n"
          + "  permission java.util.PropertyPermission \"java.specification.version\", \"read\";\n"
          + "};\n";

  @TempDir Path directory;

  /**
   * @param more grants
   */
  private String[] manager(String more) throws IOException {
    Path policy = directory.resolve("restrictive.policy");
    Files.writeString(policy, String.format(APPLICATION, MixedRun.PROGRAMS.toUri()) + more);
    return new String[] {
      "-Djava.security.manager", "-Djava.security.policy==" + policy, MixedRun.agent()
    };
  }

  @SomeJdks
  void agentThatMayDoAllRecordsTheApplicationThatMayNot(Jdk jdk) throws IOException {
    assumeTrue(jdk.feature() <= LAST_JDK, "JDK 24 took security managers away");
    String all =
        "grant codeBase \"%s\" {\n  permission java.security.AllPermission;\n};\n"
            .formatted(AgentRun.AGENT.toUri());

    MixedRun.of(jdk, directory, MixedWork.class, manager(all)).assertExact();
  }

  @SomeJdks
  void agentThatMayDoNothingLeavesTheApplicationAlone(Jdk jdk) throws IOException {
    assumeTrue(jdk.feature() <= LAST_JDK, "JDK 24 took security managers away");

    MixedRun run = MixedRun.of(jdk, directory, MixedWork.class, manager(""));

    assertThat(run.result.err().lines().filter(line -> line.startsWith("fjprobe: ")))
        .singleElement()
        .asString()
        .contains("access denied", "java.security.AllPermission")
        .endsWith("; the application continues unobserved");
  }
}
