package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.Properties;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.TestJar;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;

/** What the agent loads of Byte Buddy, and when. */
class ByteBuddyIT {

  private static final Pattern CLASS = Pattern.compile("io\\.fjprobe\\.shaded\\.bytebuddy[\\w.$]+");
  private static final String ASM = "io.fjprobe.shaded.bytebuddy.jar.asm.";

  @TempDir Path directory;

  private ForkedJvm.Result run(Jdk jdk, String options) {
    return new ForkedJvm(jdk, directory)
        .jvmArguments("-verbose:class", "-javaagent:" + AgentRun.AGENT + "=strict=true," + options)
        .main(Properties.class, TestJar.of(Properties.class))
        .run()
        .expectSuccess();
  }

  private static List<String> loaded(ForkedJvm.Result result) {
    return CLASS.matcher(result.out()).results().map(found -> found.group()).toList();
  }

  @AnyJdk
  void onlyItsAsmWhereNoOperationIsNamed(Jdk jdk) {
    ForkedJvm.Result result = run(jdk, "file=a.jfr");
    assertThat(result.out()).contains("io.fjprobe.weaving.AgentMain");
    assertThat(loaded(result)).isNotEmpty().allMatch(name -> name.startsWith(ASM));
  }

  @AnyJdk
  void moreForAnOperationAndLeavesNoTrace(Jdk jdk) {
    ForkedJvm.Result result =
        run(jdk, "file=a.jfr,operation=" + Properties.class.getName() + ".print");
    assertThat(loaded(result)).anyMatch(name -> name.endsWith(".AgentBuilder"));
    assertThat(result.out()).contains("printed").doesNotContain("property ");
    assertThat(result.err().lines().filter(line -> !line.contains("Sharing is only supported")))
        .singleElement()
        .asString()
        .startsWith("fjprobe: recording to ");
  }
}
