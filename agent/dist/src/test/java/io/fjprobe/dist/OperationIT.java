package io.fjprobe.dist;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.VirtualMachine;
import io.fjprobe.dist.operation.ClassAgent;
import io.fjprobe.dist.operation.OperationsMain;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.AnyJdk;
import io.fjprobe.testing.Events;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.RunningJvm;
import io.fjprobe.testing.TestJar;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import jdk.jfr.consumer.RecordedEvent;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import org.junit.jupiter.api.io.TempDir;

/** The operations that the option names are counted exactly, whoever calls them, however. */
class OperationIT {

  private static final String ORDERS = "io.fjprobe.dist.operation.Orders";
  private static final String NAMES =
      String.join(
          ";",
          ORDERS + ".place",
          ORDERS + ".recurse",
          ORDERS + ".check",
          ORDERS + ".send",
          ORDERS + ".deliver",
          ORDERS + ".plain",
          ORDERS + ".call(Ljava/lang/String;)V",
          ORDERS + ".*",
          ORDERS + "$Work.work",
          ORDERS + "$Handler.handle",
          ORDERS + "$Job.run",
          ORDERS + ".plce",
          "com.acme.Orders.place");

  /** Whose calls are counted beside. */
  private static final String COUNTED =
      String.join(
          ";",
          ORDERS + ".recurse",
          ORDERS + ".again",
          ORDERS + ".tell",
          ORDERS + "$Job.run",
          ORDERS + ".cll");

  @TempDir Path directory;
  private Path other;

  private RunningJvm start(Jdk jdk, String... jvmArguments) {
    return start(new ForkedJvm(jdk, directory), jvmArguments);
  }

  private RunningJvm start(ForkedJvm jvm, String... jvmArguments) {
    other =
        new TestJar()
            .attribute("Premain-Class", ClassAgent.class.getName())
            .attribute("Agent-Class", ClassAgent.class.getName())
            .attribute("Can-Retransform-Classes", "true")
            .attribute("Can-Redefine-Classes", "true")
            .writeTo(directory.resolve("class-agent.jar"));
    RunningJvm application =
        jvm.jvmArguments(jvmArguments)
            .jvmArguments("-javaagent:" + other)
            .main(OperationsMain.class, TestJar.of(OperationsMain.class))
            .start();
    application.expect("ready");
    return application;
  }

  @AnyJdk
  void countedFromTheStart(Jdk jdk) {
    String agent = "-javaagent:" + AgentRun.AGENT + "=strict=true,file=start.jfr,operation=";
    try (RunningJvm application = start(jdk, agent + NAMES + ",count=" + COUNTED)) {
      application.ask("work", "worked");
      assertThat(application.exit("exit")).isZero();

      assertThat(application.err().lines().filter(line -> line.contains("never found")))
          .singleElement()
          .asString()
          .contains(
              "operation "
                  + ORDERS
                  + ".plce (the class was loaded, but does not declare this method")
          .contains("operation com.acme.Orders.place (no class of that name was loaded, but ")
          .contains("count " + ORDERS + ".cll (the class was loaded, but does not declare this")
          .doesNotContain("Orders.place (the");
    }
    Counted counted = new Counted(directory.resolve("start.jfr"));
    counted.assertAll(jdk);
    counted.assertEvents();
    counted.assertLoadedClasses();
    assertThat(counted.lastState().getInt("suppressedErrors"))
        .as(counted.lastState().getString("firstError"))
        .isZero();
    assertThat(AgentRun.unexpected(counted.lastState().getString("missing")))
        .startsWith("operation " + ORDERS + ".plce (");
  }

  @AnyJdk
  void aCallAllocatesNothing(Jdk jdk) {
    String agent =
        "-javaagent:" + AgentRun.AGENT + "=strict=true,file=a.jfr,operation=" + ORDERS + ".recurse";
    try (RunningJvm application = start(new ForkedJvm(jdk, directory).allCompilers(), agent)) {
      String allocated = application.ask("allocate", "allocated");
      // an object for each call is at least 8 bytes; the events of a few calls have some in all
      assertThat(Long.parseLong(allocated.split(" ")[1])).isLessThan(1_000_000);
      assertThat(application.exit("exit")).isZero();
    }
    assertThat(AgentRun.read(directory.resolve("a.jfr")))
        .filteredOn(event -> event.getEventType().getName().equals("fjprobe.OperationStatistics"))
        .extracting(event -> event.getLong("ended"))
        .contains(1_010_000L);
  }

  @AnyJdk
  void countedAfterAnAttachAndLeftAsItWas(Jdk jdk) throws Exception {
    try (RunningJvm application = start(jdk)) {
      application.ask("work", "worked"); // all is loaded, and compiled
      String original = code(application);
      assertThat(original).endsWith(" plain");

      String attached =
          command(
              jdk,
              "attach",
              application.pid(),
              "file=a.jfr,operation=" + NAMES + ",count=" + COUNTED);
      assertThat(attached).contains("operation " + ORDERS + ".plce (the class was loaded");
      assertThat(code(application)).endsWith(" woven");
      application.ask("work", "worked");
      assertThat(command(jdk, "detach", application.pid()))
          .contains("never found: operation " + ORDERS + ".plce");
      assertThat(code(application)).isEqualTo(original);
      application.ask("work", "worked");
      assertThat(application.exit("exit")).isZero();
      assertThat(application.err()).doesNotContain("fjprobe: ", "Exception");
    }
    new Counted(directory.resolve("a.jfr")).assertAll(jdk);
  }

  /** What the class is made of. The agent that comes last sees what all others have done. */
  private String code(RunningJvm application) throws Exception {
    VirtualMachine machine = VirtualMachine.attach(application.pid());
    try {
      machine.loadAgent(other.toString());
    } catch (AgentLoadException e) {
      // said of a JDK 8 even where it worked; else the class is not seen to be woven
    }
    machine.detach();
    String woven = application.ask("bytes", "bytes ");
    return codeOfMethods(Files.readAllBytes(directory.resolve("Orders.class"))) + " " + woven;
  }

  /** Each for itself: the JVM orders methods and constants as it likes. */
  private static Map<String, Integer> codeOfMethods(byte[] file) {
    Map<String, Integer> code = new TreeMap<>();
    ClassReader reader = new ClassReader(file);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String signature, String[] thrown) {
            ClassWriter alone = new ClassWriter(0);
            return new MethodVisitor(
                Opcodes.ASM9, alone.visitMethod(access, name, descriptor, null, null)) {
              @Override
              public void visitEnd() {
                super.visitEnd();
                code.put(name + descriptor, Arrays.hashCode(alone.toByteArray()));
              }
            };
          }
        },
        ClassReader.SKIP_FRAMES | ClassReader.SKIP_DEBUG);
    assertThat(code).containsKey("recurse(I)I");
    return code;
  }

  private String command(Jdk jdk, String... arguments) {
    return AttachedJvm.command(AttachedJvm.attacherOf(jdk), directory, arguments)
        .expectSuccess()
        .out();
  }

  /** What the recording says of each operation at the mark. */
  private static final class Counted {

    private final List<RecordedEvent> events;

    Counted(Path recording) {
      events = AgentRun.read(recording);
    }

    RecordedEvent lastState() {
      return Events.last(Events.of(events, "AgentState"));
    }

    /** Of one operation: how many started, ended, failed, and were not awaited. */
    private void assertIs(String operation, long... expected) {
      RecordedEvent mark =
          Events.last(
              Events.of(events, "OperationStatistics").stream()
                  .filter(e -> e.getString("operation").equals(ORDERS + operation))
                  .filter(e -> e.getString("trigger").equals("mark"))
                  .toList());
      assertThat(
              new long[] {
                mark.getLong("started"),
                mark.getLong("ended"),
                mark.getLong("failed"),
                mark.getLong("notAwaited")
              })
          .as(operation)
          .containsExactly(expected);
      assertThat((long) mark.getInt("inProgress")).isEqualTo(expected[0] - expected[1]);
      assertThat(mark.getLong("timed")).isLessThanOrEqualTo(expected[1] - expected[3]);
      assertThat(mark.getLong("time")).isNotNegative();
      if (mark.getLong("timed") == expected[1] && mark.getLong("cpuTimed") == expected[1]) {
        assertThat(mark.getLong("cpuTime")).isLessThanOrEqualTo(mark.getLong("time"));
      }
      assertThat(mark.getLong("cpuTime") >= 0).isEqualTo(mark.getLong("cpuTimed") > 0);
    }

    /** Where calls are counted, the recording also has which classes were loaded. */
    void assertLoadedClasses() {
      assertThat(
              events.stream()
                  .filter(event -> event.getEventType().getName().equals("jdk.ClassLoad"))
                  .map(event -> event.getClass("loadedClass").getName()))
          .contains(ORDERS, ORDERS + "$Work");
    }

    void assertAll(Jdk jdk) {
      assertIs(".place", 1_000_010, 1_000_010, 0, 0);
      assertIs(".recurse", 3, 3, 0, 0);
      assertIs(".check", 10, 10, 4, 0);
      assertIs(".send", 5, 4, 2, 0);
      assertIs(".deliver", 1, 1, 0, 0);
      assertIs(".plain", 3, 3, 1, 1);
      assertIs(".call(Ljava/lang/String;)V", 1, 1, 0, 0);
      assertIs(".*", 3, 3, 0, 0); // one, two, and two of another loader
      assertIs("$Work.work", 6, 6, 0, 0);
      assertIs("$Handler.handle", 2, 2, 0, 0);
      int virtual = jdk.feature() < 21 ? 0 : 10_000;
      assertIs("$Job.run", 3 + virtual, 3 + virtual, 0, 0);
      assertIs(".plce", 0, 0, 0, 0);
      assertCalls(jdk);
    }

    /** Of those inside others of the same name, each counts. */
    private void assertCalls(Jdk jdk) {
      Map<String, Long> calls = new TreeMap<>();
      Events.of(events, "CallStatistics").stream()
          .filter(e -> e.getString("trigger").equals("mark") && e.getInt("classes") > 0)
          .forEach(e -> calls.put(e.getString("method").substring(ORDERS.length()), calls(e)));
      assertThat(calls)
          .isEqualTo(
              Map.of(
                  ".recurse", 303L,
                  ".again", 300L,
                  ".tell", 5L,
                  "$Job.run", jdk.feature() < 21 ? 3L : 10_003L));
    }

    private static long calls(RecordedEvent event) {
      return event.getLong("calls");
    }

    void assertEvents() {
      List<RecordedEvent> single = Events.of(events, "Operation");
      assertThat(single).isNotEmpty().allMatch(e -> e.getInt("interval") > 0);
      assertThat(single).anyMatch(e -> e.getBoolean("async"));
      assertThat(single).anyMatch(e -> e.getBoolean("failed"));
      assertThat(single).anyMatch(e -> e.getLong("cpuTime") >= 0);
      long placed =
          single.stream()
              .filter(e -> e.getString("operation").equals(ORDERS + ".place"))
              .mapToLong(e -> e.getInt("interval"))
              .sum();
      assertThat(placed).isBetween(1L, 1_000_010L);
    }
  }
}
