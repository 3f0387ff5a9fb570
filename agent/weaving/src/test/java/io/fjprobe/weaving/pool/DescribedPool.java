package io.fjprobe.weaving.pool;

import io.fjprobe.weaving.classfile.ClassFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * The pool of some JDK as facts: names and descriptors of what the tables speak of, in the order in
 * which it is in the methods, and nothing else of the code. So the tables can be tested against
 * pools of JDKs that are not at hand.
 */
final class DescribedPool {

  static final List<String> CLASSES =
      List.of(Weaver.QUEUE, Weaver.TASK, Weaver.POOL, PoolNames.WORKER);

  private static final String PACKAGE = "java/util/concurrent/";

  /** Stands for the package. */
  private static final String SHORT = "@";

  /** The first JDK that has it, and its name: that of the table for it, if there is one. */
  private static final NavigableMap<Integer, String> NAMES =
      new TreeMap<>(
          Map.of(
              8, "jdk8", 9, "jdk9", 10, "jdk10", 11, "jdk11", 13, "jdk13", 17, "jdk17", 19, "jdk21",
              22, "jdk22", 23, "jdk23", 24, "jdk24"));

  static {
    NAMES.put(25, "jdk25");
  }

  /** Lines of each class by its name. */
  final Map<String, List<String>> facts;

  DescribedPool(Map<String, List<String>> facts) {
    this.facts = facts;
  }

  static DescribedPool of(ClassFiles files) throws IOException {
    PoolNames names = new PoolNames();
    Map<String, List<String>> facts = new LinkedHashMap<>();
    for (String name : CLASSES) {
      facts.put(name, ClassFacts.of(files.read(name), names));
    }
    return new DescribedPool(facts);
  }

  static String nameFor(int feature) {
    return NAMES.floorEntry(feature).getValue();
  }

  static DescribedPool load(String name) {
    String resource = "/io/fjprobe/weaving/described/" + name + ".txt";
    try (InputStream in = DescribedPool.class.getResourceAsStream(resource)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return parse(text.replace(SHORT, PACKAGE).lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static DescribedPool parse(List<String> lines) {
    Map<String, List<String>> facts = new LinkedHashMap<>();
    List<String> current = List.of();
    for (String line : lines) {
      if (line.startsWith("class ")) {
        current = new ArrayList<>();
        facts.put(line.substring("class ".length()), current);
      }
      if (!line.startsWith("#")) {
        current.add(line);
      }
    }
    return new DescribedPool(facts);
  }

  ClassFiles stubs() {
    return name -> StubClass.of(facts.get(name));
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    facts.values().forEach(lines -> text.append(String.join("\n", lines)).append('\n'));
    return text.toString().replace(PACKAGE, SHORT);
  }

  /**
   * Describes the pool in a directory of class files.
   *
   * @param arguments the directory, and the file to write
   */
  public static void main(String[] arguments) throws IOException {
    Path classes = Path.of(arguments[0]);
    DescribedPool pool = of(name -> Files.readAllBytes(classes.resolve(name + ".class")));
    Files.writeString(Path.of(arguments[1]), pool.text());
  }
}
