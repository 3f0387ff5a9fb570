package io.fjprobe.analyzer.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fjprobe.analyzer.compare.measure.BySide;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordDirectoryTest {

  private static final JsonMapper JSON = new JsonMapper();

  @TempDir private Path directory;
  private final ArrayNode runs = JSON.createArrayNode();
  private int second;

  private void run(String side, int round, String failure) {
    ObjectNode run = runs.addObject();
    run.put("side", side).put("round", round).put("failure", failure);
    run.put("start", String.format("2026-01-01T00:00:%02dZ", second++));
    if (failure == null) {
      run.putObject("recording").put("file", side + "-" + round + ".jfr");
    }
  }

  private SideSelection sides(String home, List<String> base, List<String> next, String... sides)
      throws Exception {
    ObjectNode manifest = JSON.createObjectNode().put("schemaVersion", 1).put("rounds", 2);
    manifest.set("runs", runs);
    ArrayNode programs = manifest.putObject("plan").putArray("programs");
    for (String side : sides) {
      programs.addObject().put("side", side).put("javaHome", home).putArray("words");
    }
    Files.write(directory.resolve("record.json"), JSON.writeValueAsBytes(manifest));
    return SideSelection.of(List.of(directory), base, next);
  }

  private Path file(String name) {
    return directory.resolve(name);
  }

  @Test
  void sidesRoundsAndFailures() throws Exception {
    run("base", 1, null);
    run("new", 1, null);
    run("new", 2, "exit code 3");
    run("base", 2, null);
    SideSelection selection = sides(null, null, null, "base", "new");
    assertThat(selection.base())
        .isEqualTo(new SideFiles("base", List.of(file("base-1.jfr"), file("base-2.jfr"))));
    assertThat(selection.next()).isEqualTo(new SideFiles("new", List.of(file("new-1.jfr"))));
    assertThat(selection.failed()).containsExactly("new, round 2: exit code 3");
    assertThat(selection.rounds())
        .containsEntry(file("base-1.jfr"), 1)
        .containsEntry(file("base-2.jfr"), 2)
        .containsEntry(file("new-1.jfr"), 1);
  }

  @Test
  void callsWereCountedInOtherRuns() throws Exception {
    run("base", 1, null);
    run("new", 1, null);
    SideSelection without = sides(null, null, null, "base", "new");
    assertThat(without.counted()).isEqualTo(new BySide<>(List.of(), List.of()));
    Path inside = Files.createDirectory(directory.resolve("counted"));
    Files.copy(directory.resolve("record.json"), inside.resolve("record.json"));
    SideSelection selection = sides(null, null, null, "base", "new");
    assertThat(selection.counted())
        .isEqualTo(
            new BySide<>(
                List.of(inside.resolve("base-1.jfr")), List.of(inside.resolve("new-1.jfr"))));
    assertThat(selection.base().files()).containsExactly(file("base-1.jfr"));
  }

  @Test
  void aRoundThatWasMadeUpForLaterIsNoPair() throws Exception {
    run("base", 1, null);
    run("base", 2, null);
    run("new", 2, null);
    run("new", 1, null);
    assertThat(sides(null, null, null, "base", "new").rounds()).isEmpty();
  }

  @Test
  void ofSeveralJdksTwoAreChosen() throws Exception {
    run("8", 1, null);
    run("17", 1, null);
    run("25", 1, null);
    assertThatThrownBy(() -> sides("/jdk", null, null, "8", "17", "25"))
        .hasMessageContaining("has recordings of 8, 17, 25: choose with --base and --new");
    assertThatThrownBy(() -> sides("/jdk", List.of("8"), List.of("9"), "8", "17", "25"))
        .hasMessageContaining("9 is not a side of this directory");
    SideSelection selection = sides("/jdk", List.of("25"), List.of("8"), "8", "17", "25");
    assertThat(selection.base().label()).isEqualTo("JDK 25");
    assertThat(selection.next().files()).containsExactly(file("8-1.jfr"));
  }

  @Test
  void aSideWithoutRecordingsIsSaid() throws IOException {
    run("base", 1, null);
    assertThatThrownBy(() -> sides(null, null, null, "base", "new"))
        .hasMessageContaining("has no recording of new");
    assertThatThrownBy(() -> SideSelection.of(List.of(directory, directory), null, null))
        .hasMessageContaining("has several sides");
  }

  @Test
  void aManifestThatLacksWhatIsNeededIsDamaged() throws IOException {
    String run = "{\"side\":\"base\",\"start\":\"2026\"";
    for (String rest :
        List.of(
            "\"runs\":[]",
            "\"runs\":[],\"plan\":{}",
            "\"runs\":[null],\"plan\":{\"programs\":[]}",
            "\"plan\":{\"programs\":[]}",
            "\"runs\":[{}],\"plan\":{\"programs\":[]}",
            "\"runs\":[],\"plan\":{\"programs\":[{}]}",
            "\"runs\":[" + run + "}],\"plan\":{\"programs\":[]}",
            "\"runs\":["
                + run
                + ",\"recording\":{\"file\":\"\\u0000\"}}],\"plan\":{\"programs\":[]}")) {
      Files.writeString(file("record.json"), "{\"schemaVersion\":1," + rest + "}");
      assertThatThrownBy(() -> SideSelection.of(List.of(directory), null, null))
          .as(rest)
          .isInstanceOf(SideSelection.UsageException.class)
          .hasMessageContaining("record.json is damaged: ");
    }
  }
}
