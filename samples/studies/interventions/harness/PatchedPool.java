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

  /** By the names that edits give them; the one without a name has an empty one. */
  private final Map<String, Sources> others;

  private final Path edits;
  private final Path out;

  PatchedPool(Jdk jdk, Sources sources, Map<String, Sources> others, Path edits, Path out) {
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
        Checks.forget(folder(variant));
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
              + sources.place()
              + " may be of another JDK than "
              + jdk.version());
    }
  }

  Path folder(Variant variant) {
    return out.resolve(variant.name());
  }

  private Path done(Variant variant) {
    return folder(variant).resolve("done");
  }

  /** What the edits of a variant change, as a patch. */
  void writeDiff(Variant variant, Path diffs) throws IOException, InterruptedException, Failure {
    Map<String, String> edited = edited(variant);
    Map<String, String> original = new LinkedHashMap<>();
    for (String file : edited.keySet()) {
      if (sources.has(file)) {
        original.put(file, sources.read(file));
      }
    }
    Path scratch = folder(variant).resolve("diff");
    Diff.write(diffs.resolve(variant.name() + ".patch"), original, edited, scratch);
  }

  private Sources other(String edit, Edit.Taken taken) throws Failure {
    Sources other = others.get(taken.from());
    if (other == null) {
      throw new Failure(
          String.format(
              "edit %s takes %s from another JDK: name its source by --other-sources=%sFILE",
              edit, taken.file(), taken.from().isEmpty() ? "" : taken.from() + "="));
    }
    return other;
  }

  private Map<String, String> edited(Variant variant) throws IOException, Failure {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String name : FILES) {
      String file = "java/util/concurrent/" + name + ".java";
      texts.put(file, sources.read(file));
    }
    for (String name : variant.edits()) {
      Edit edit = Edit.find(edits, name, jdk.feature());
      for (Edit.Taken taken : edit.taken) {
        texts.put(taken.file(), other(name, taken).read(taken.file()));
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
