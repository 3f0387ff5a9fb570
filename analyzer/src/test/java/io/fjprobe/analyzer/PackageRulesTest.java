package io.fjprobe.analyzer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who may use whom. */
class PackageRulesTest {

  private static final Path SOURCES = Path.of("src/main/java/io/fjprobe/analyzer");
  private static final Path JMC = SOURCES.resolve("recording/jmc");

  private static List<String> lines(String folder, String word) throws IOException {
    return lines(folder, word, Integer.MAX_VALUE);
  }

  /**
   * @param depth 1: without the folders inside
   */
  private static List<String> lines(String folder, String word, int depth) throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES.resolve(folder), depth)) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      assertThat(sources).isNotEmpty();
      return sources.stream()
          .flatMap(PackageRulesTest::read)
          .filter(l -> l.contains(word))
          .toList();
    }
  }

  private static Stream<String> read(Path file) {
    try {
      return Files.readAllLines(file).stream();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void onePackageKnowsTheParserOfJmc() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      assertThat(files.filter(Files::isRegularFile))
          .filteredOn(file -> read(file).anyMatch(line -> line.contains("org.openjdk.jmc")))
          .as("or writes recordings")
          .allMatch(file -> file.startsWith(JMC) || file.endsWith("export/TaskChunk.java"))
          .anyMatch(file -> file.startsWith(JMC));
    }
  }

  /** From files to sinks, from there to facts, which are made of the values of fields. */
  @Test
  void readingGoesOneWay() throws IOException {
    String recording = "import io.fjprobe.analyzer.recording.";
    assertThat(lines("recording/stack", recording)).isEmpty();
    assertThat(lines("recording/field", recording)).allMatch(l -> l.contains(".stack."));
    assertThat(lines("recording/chunk", recording))
        .allMatch(l -> l.contains(".field.") || l.contains(".stack."));
    assertThat(lines("recording/jmc", recording + "file.")).isEmpty();
    assertThat(lines("recording/sink", recording + "file.")).isEmpty();
    assertThat(lines("recording/sink", recording + "chunk.")).isEmpty();
    for (String facts : List.of("activity", "machine", "pool", "sample", "tally", "task")) {
      assertThat(lines("recording/" + facts, recording + "sink.")).as(facts).isEmpty();
      assertThat(lines("recording/" + facts, recording + "file.")).as(facts).isEmpty();
    }
    assertThat(lines("recording", recording + "sink.", 1)).isEmpty();
    assertThat(lines("recording", recording + "file.", 1)).isEmpty();
  }

  @Test
  void reportsKnowNoEvents() throws IOException {
    assertThat(lines("report", "io.fjprobe.analyzer.recording")).isEmpty();
  }

  /** Whoever records knows nothing of the comparison that follows, nor of who asked. */
  @Test
  void recordingStandsAlone() throws IOException {
    String analyzer = "import io.fjprobe.analyzer.";
    for (String other : List.of("cli", "compare", "detail", "finding", "report")) {
      assertThat(lines("record", analyzer + other + ".")).as(other).isEmpty();
    }
    for (String folder :
        List.of("account", "compare", "finding", "recording", "report", "trial/result")) {
      assertThat(lines(folder, analyzer + "record.")).as(folder).isEmpty();
    }
    assertThat(lines("record", "ProcessBuilder")).isEmpty();
    assertThat(lines("record", "new Launch(")).hasSize(1);
  }

  /** Each package of compare can be read without those that use it. */
  @Test
  void packagesOfCompareUseEachOtherInOneDirection() throws IOException {
    Map<String, Set<String>> uses = usesOfPackages(SOURCES.resolve("compare"));
    assertThat(uses).hasSizeGreaterThan(10);
    assertThat(uses.get("compare")).as("names of classes are found").isNotEmpty();
    assertThat(inCycles(uses)).isEmpty();
  }

  /** Returns for each package below a folder those others there whose classes it names. */
  private static Map<String, Set<String>> usesOfPackages(Path root) throws IOException {
    String folder = root.getFileName().toString();
    Pattern named =
        Pattern.compile("\\bio\\.fjprobe\\.analyzer\\.(" + folder + "(?:\\.[a-z]\\w*)*)\\.[A-Z]");
    Map<String, Set<String>> uses = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        String its = SOURCES.relativize(file.getParent()).toString().replace('/', '.');
        Set<String> others = uses.computeIfAbsent(its, name -> new TreeSet<>());
        named
            .matcher(Files.readString(file))
            .results()
            .map(match -> match.group(1))
            .filter(name -> !name.equals(its))
            .forEach(others::add);
      }
    }
    return uses;
  }

  /**
   * Takes away those that use no other, as long as there are such, and returns what is left. Each
   * of these is in a cycle, or uses one that is.
   */
  private static Map<String, Set<String>> inCycles(Map<String, Set<String>> uses) {
    Map<String, Set<String>> left = new TreeMap<>(uses);
    while (left.values().removeIf(Set::isEmpty)) {
      left.replaceAll(
          (name, others) -> others.stream().filter(left::containsKey).collect(Collectors.toSet()));
    }
    return left;
  }

  /** Null means "not recorded" in all of them, and the compiler checks it in those that say so. */
  @Test
  void everyPackageSaysWhatMayBeNull() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      List<Path> packages = files.filter(file -> file.endsWith("package-info.java")).toList();
      assertThat(packages)
          .isNotEmpty()
          .allSatisfy(file -> assertThat(Files.readAllLines(file)).contains("@NullMarked"));
    }
  }

  @Test
  void onlyMainExits() throws IOException {
    assertThat(lines("", "System.exit")).hasSize(1);
    assertThat(lines("", "System.out")).hasSize(1);
  }
}
