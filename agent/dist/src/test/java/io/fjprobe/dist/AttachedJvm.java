package io.fjprobe.dist;

import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.VirtualMachine;
import io.fjprobe.dist.attach.AttachedMain;
import io.fjprobe.dist.attach.PoolBytes;
import io.fjprobe.testing.AgentRun;
import io.fjprobe.testing.ForkedJvm;
import io.fjprobe.testing.Jdk;
import io.fjprobe.testing.RunningJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassWriter;

/** The application that tests attach to, and how they do. */
final class AttachedJvm implements AutoCloseable {

  private static final Path CLASSES = Path.of("target", "test-classes").toAbsolutePath();

  final RunningJvm application;
  private Jdk attacher;
  private final Path directory;

  AttachedJvm(Jdk jdk, Path directory, String... jvmArguments) {
    this(AttachedMain.class, jdk, directory, jvmArguments);
  }

  AttachedJvm(Class<?> main, Jdk jdk, Path directory, String... jvmArguments) {
    this.attacher = attacherOf(jdk);
    this.directory = directory;
    this.application =
        new ForkedJvm(jdk, directory)
            .jvmArguments("-Djava.util.concurrent.ForkJoinPool.common.parallelism=2")
            .jvmArguments(jvmArguments)
            .main(main, CLASSES, AgentRun.WORKLOADS)
            .start();
    application.expect("ready");
  }

  /** A JDK's own tool for attaching, or where it has none (a JRE 8) that of the test's JVM. */
  static Jdk attacherOf(Jdk jdk) {
    jdk.java(); // skips or fails where there is none
    boolean canAttach = jdk.feature() > 8 || Files.exists(jdk.home().resolve("lib/tools.jar"));
    return canAttach ? jdk : new Jdk(17, Path.of(System.getProperty("java.home")));
  }

  static ForkedJvm.Result command(Jdk attacher, Path directory, String... arguments) {
    return new ForkedJvm(attacher, directory).jar(AgentRun.AGENT).arguments(arguments).run();
  }

  /**
   * It need not be that of the application; if there is none of this release, it stays as it is.
   */
  void commandsRunOn(Jdk other) {
    attacher = other.isPresent() ? other : attacher;
  }

  String attach(String options) {
    return command(attacher, directory, "attach", application.pid(), options).expectSuccess().out();
  }

  String detach() {
    return command(attacher, directory, "detach", application.pid()).expectSuccess().out();
  }

  /** Work in both pools; what the JDK has counted then, of the common one and the other. */
  long[] work() {
    String steals = application.ask("work", "steals ");
    return Arrays.stream(steals.split(" ")).mapToLong(Long::parseLong).toArray();
  }

  /** The code of the pool's classes as the JVM has them now, whatever the order of constants. */
  String poolCode() throws Exception {
    Path agent = directory.resolve("bytes.jar");
    if (!Files.exists(agent)) {
      write(agent);
    }
    // each time anew: the last one loaded sees what all others have made of a class
    VirtualMachine machine = VirtualMachine.attach(application.pid());
    try {
      machine.loadAgent(agent.toString());
    } catch (AgentLoadException e) {
      // said of a JDK 8 even where it worked; else the question below has no answer
    }
    machine.detach();
    application.ask("bytes", "bytes");
    StringBuilder code = new StringBuilder();
    for (String name : List.of("WorkQueue", "ForkJoinTask", "ForkJoinPool")) {
      ClassWriter writer = new ClassWriter(0);
      byte[] file = Files.readAllBytes(directory.resolve(name + ".class"));
      new ClassReader(file).accept(writer, ClassReader.SKIP_FRAMES); // JDK 17 drops some
      code.append(name).append(' ').append(Arrays.hashCode(writer.toByteArray())).append(' ');
    }
    return code.toString();
  }

  private static void write(Path agent) throws IOException {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.putValue("Agent-Class", PoolBytes.class.getName());
    attributes.putValue("Can-Retransform-Classes", "true");
    new JarOutputStream(Files.newOutputStream(agent), manifest).close();
  }

  /** What cannot be recorded in a JVM that was started without the agent. */
  static List<String> tooLate(Jdk jdk) {
    List<String> probes = new ArrayList<>(List.of("forks"));
    if (jdk.feature() > 8) {
      probes.add("submissions");
    }
    probes.addAll(outOfReach(jdk));
    return probes;
  }

  /** What cannot be recorded of workers that are there already. */
  static List<String> outOfReach(Jdk jdk) {
    if (jdk.feature() >= 23) {
      return List.of("races");
    }
    return parksInItsLoop(jdk) ? List.of("idle") : List.of();
  }

  /** Where workers park in the method that they are in all their life. */
  static boolean parksInItsLoop(Jdk jdk) {
    return jdk.feature() >= 11 && jdk.feature() <= 16;
  }

  @Override
  public void close() {
    application.close();
  }
}
