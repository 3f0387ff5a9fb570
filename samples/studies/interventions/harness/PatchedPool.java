import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Compiles the pool with some edits into a folder that stands before the JDK's own classes. */
final class PatchedPool {
  static final List<String> FILES = List.of("ForkJoinPool", "ForkJoinTask", "ForkJoinWorkerThread");

  private final Jdk jdk;
  private final Sources sources;

  /** Null: nothing can be taken from another JDK. */
  private final Sources others;

  private final Path edits;
  private final Path out;

  PatchedPool(Jdk jdk, Sources sources, Sources others, Path edits, Path out) {
    this.jdk = jdk;
    this.sources = sources;
    this.others = others;
    this.edits = edits;
    this.out = out;
  }

  /**
   * Writes the edited source; what could not be changed as described is told before anything is
   * compiled.
   */
  void write(Variant variant) throws IOException, Failure {
    for (Map.Entry<String, String> file : edited(variant).entrySet()) {
      Path target = folder(variant).resolve("source").resolve(file.getKey());
      if (!Files.exists(target) || !Files.readString(target).equals(file.getValue())) {
        Files.createDirectories(target.getParent());
        Files.writeString(target, file.getValue());
        Files.deleteIfExists(done(variant));
      }
    }
  }

  /** The folder of classes, compiled unless that was done before. */
  Path compile(Variant variant) throws IOException, InterruptedException, Failure {
    Path classes = folder(variant).resolve("classes");
    if (!Files.exists(done(variant))) {
      Files.createDirectories(classes);
      compile(
          folder(variant).resolve("source"),
          classes,
          folder(variant).resolve("javac.txt"),
          variant);
      Files.createFile(done(variant));
    }
    return classes;
  }

  private void compile(Path written, Path classes, Path log, Variant variant)
      throws IOException, InterruptedException, Failure {
    List<String> command = new ArrayList<>(jdk.compiler(written));
    // as the JDK is compiled: with lines and variables
    command.addAll(
        List.of("-g", "-nowarn", "-proc:none", "-XDignore.symbol.file", "-d", classes.toString()));
    try (Stream<Path> files = Files.walk(written)) {
      files.filter(Files::isRegularFile).map(Path::toString).forEach(command::add);
    }
    Process compiler =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    if (compiler.waitFor() != 0) {
      throw new Failure(
          variant.name()
              + " does not compile, see "
              + log
              + "\n  the source of "
              + sources.zip()
              + " may be of another JDK than "
              + jdk.version());
    }
  }

  private Path folder(Variant variant) {
    return out.resolve(variant.name());
  }

  private Path done(Variant variant) {
    return folder(variant).resolve("done");
  }

  private Map<String, String> edited(Variant variant) throws IOException, Failure {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String name : FILES) {
      String file = "java/util/concurrent/" + name + ".java";
      texts.put(file, sources.read(file));
    }
    for (String name : variant.edits()) {
      Edit edit = Edit.find(edits, name, jdk.feature());
      for (String file : edit.taken) {
        if (others == null) {
          throw new Failure(
              "edit "
                  + name
                  + " takes "
                  + file
                  + " from another JDK: name its source by --other-sources=FILE");
        }
        texts.put(file, others.read(file));
      }
      for (String file : edit.steps.stream().map(Edit.Step::file).distinct().toList()) {
        if (!texts.containsKey(file)) {
          texts.put(file, sources.read(file));
        }
        texts.put(file, edit.apply(file, texts.get(file)));
      }
    }
    return texts;
  }
}
