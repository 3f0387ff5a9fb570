package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.dist.application.Fault;
import io.fjprobe.dist.application.FaultAgent;
import io.fjprobe.dist.application.FaultyRun;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.EachJdk;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.TestJar;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedEvent;
import net.bytebuddy.ByteBuddy;
import org.junit.jupiter.api.io.TempDir;

/** Hooks that fail anywhere inside, with exceptions and errors of the JVM, hurt nobody. */
class HookFaultsIT {

  /** Hooks of all generations are there on each JDK. */
  private static final int PLACES_AT_LEAST = 100;

  @TempDir Path directory;

  @EachJdk
  void resultsAreRightAndErrorsAreCounted(Jdk jdk) {
    new TestJar().with(Fault.class).writeTo(directory.resolve("fault.jar"));
    Path faultAgent =
        new TestJar()
            .attribute("Premain-Class", FaultAgent.class.getName())
            .attribute("Can-Retransform-Classes", "true")
            .attribute("Boot-Class-Path", "fault.jar")
            .attribute("Class-Path", TestJar.of(ByteBuddy.class).toUri().toString())
            .with(FaultAgent.class)
            .writeTo(directory.resolve("fault-agent.jar"));

    ForkedJvm.Result result =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-javaagent:" + AgentRun.AGENT + "=level=full,span=on,file=faults.jfr")
            .jvmArguments("-javaagent:" + faultAgent)
            .main(FaultyRun.class, TestJar.of(FaultyRun.class))
            .run()
            .expectSuccess();

    assertThat(result.out()).endsWith("verified\n");
    assertThat(number("places", result)).isGreaterThan(PLACES_AT_LEAST);
    assertThat(result.out()).contains("unguarded=[]");
    RecordedEvent last =
        Events.last(Events.of(AgentRun.read(directory.resolve("faults.jfr")), "AgentState"));
    assertThat(last.getInt("suppressedErrors"))
        .isGreaterThanOrEqualTo(number("thrown", result))
        .isPositive();
    assertThat(last.getString("firstError")).contains("injected at ");
  }

  private static int number(String name, ForkedJvm.Result result) {
    Matcher matcher = Pattern.compile(name + "=(\\d+)").matcher(result.out());
    assertThat(matcher.find()).as(name).isTrue();
    return Integer.parseInt(matcher.group(1));
  }
}
