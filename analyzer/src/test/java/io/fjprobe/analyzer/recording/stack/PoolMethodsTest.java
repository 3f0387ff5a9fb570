package io.fjprobe.analyzer.recording.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The agent knows where the pool of each generation blocks: so must who reads stacks. */
class PoolMethodsTest {

  private static final Path TABLES =
      Path.of("../agent/weaving/src/main/resources/io/fjprobe/weaving/joinpoint");

  /**
   * Only threads that are no workers wait here, or workers that a method of the pool has sent: that
   * one is on the stack as well.
   */
  private static final Set<String> OTHERWISE_KNOWN =
      Set.of("Task.externalInterruptibleAwaitDone", "Task.get", "Task.tryAwaitDone");

  @Test
  void everyPlaceWhereTheAgentSeesThePoolBlockIsKnown() throws IOException {
    Set<String> unknown = new TreeSet<>();
    int seen = 0;
    for (String[] row : rows()) {
      String owner = row[1].strip();
      String method = row[2].strip();
      if (row.length > 4 && isWait(row[4].strip())) {
        seen++;
        String type = PoolMethods.PACKAGE + "ForkJoin" + owner;
        if (!PoolMethods.blocks(type, method)) {
          unknown.add(owner + "." + method);
        }
      }
    }
    assertThat(seen).isGreaterThan(40);
    assertThat(unknown).isEqualTo(new TreeSet<>(OTHERWISE_KNOWN));
  }

  @Test
  void everyWayIntoManagedBlockersIsKnown() {
    assertThat(PoolMethods.row("blocks", "Pool")).containsAll(PoolMethods.row("managed", "Pool"));
    assertThat(PoolMethods.runsBlocker("jsr166y.ForkJoinPool", "awaitBlocker")).isTrue();
    assertThat(PoolMethods.runsBlocker("java.util.concurrent.ForkJoinTask", "managedBlock"))
        .isFalse();
  }

  private static boolean isWait(String joinPoint) {
    return joinPoint.matches("(called|calling|replaced) (park|wait).*");
  }

  private static List<String[]> rows() throws IOException {
    try (Stream<Path> tables = Files.list(TABLES)) {
      return tables
          .filter(table -> table.toString().endsWith(".txt"))
          .flatMap(PoolMethodsTest::lines)
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.split("\\|"))
          .filter(cells -> cells.length > 2)
          .toList();
    }
  }

  private static Stream<String> lines(Path table) {
    try {
      return Files.readAllLines(table).stream();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
