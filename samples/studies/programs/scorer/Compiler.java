import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Compiles programs for Java 8; those of virtual threads by the JDK that has them. */
final class Compiler {
  private static final String COMPILER = "jdk.compiler/com.sun.tools.javac.Main";
  private final Jdks jdks;
  private final Path classes;

  Compiler(Jdks jdks, Path classes) {
    this.jdks = jdks;
    this.classes = classes;
  }

  void compile(List<Pair> pairs, boolean withEvents) throws IOException, InterruptedException {
    Map<Path, Pair> programs = new TreeMap<>();
    pairs.forEach(pair -> programs.put(pair.file(), pair));
    for (Pair pair : programs.values()) {
      if (withEvents) {
        withEvent(pair);
      } else {
        compile(pair, List.of(pair.file()), false);
      }
    }
  }

  private void withEvent(Pair pair) throws IOException, InterruptedException {
    Path sources = Files.createDirectories(classes.resolve("sources"));
    Path program = sources.resolve(pair.source());
    Path event = sources.resolve("ProgramOperation.java");
    Files.writeString(
        program, EventInsertion.into(Files.readString(pair.file()), pair.units().method()));
    Files.writeString(event, EventInsertion.CLASS);
    compile(pair, List.of(program, event), true);
  }

  private void compile(Pair pair, List<Path> sources, boolean usesJfr)
      throws IOException, InterruptedException {
    boolean virtual = Files.readString(pair.file()).contains("Virtual");
    List<String> command = new ArrayList<>();
    command.add(
        virtual
            ? jdks.java(pair.base().jdk())
            : Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-m", COMPILER, "-Xlint:-options", "-d", classes.toString()));
    if (!virtual) {
      // what --release knows of 8 is from before it had the Flight Recorder
      command.addAll(
          usesJfr ? List.of("-source", "8", "-target", "8") : List.of("--release", "8"));
    }
    sources.forEach(source -> command.add(source.toString()));
    if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
      throw new IOException(sources + " do not compile");
    }
  }
}
