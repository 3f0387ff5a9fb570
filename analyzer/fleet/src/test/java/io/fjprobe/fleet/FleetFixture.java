package io.fjprobe.fleet;

import io.fjprobe.analyzer.fleet.FactsRequest;
import io.fjprobe.analyzer.fleet.QuestionRequest;
import io.fjprobe.analyzer.recording.file.Progress;
import io.fjprobe.fleet.question.DuckEngine;
import io.fjprobe.fleet.question.Fleets;
import io.fjprobe.fleet.question.Grouping;
import io.fjprobe.fleet.question.Result;
import io.fjprobe.fleet.store.Database;
import io.fjprobe.fleet.store.FactsFolder;
import io.fjprobe.fleet.store.Views;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes and asks as the commands do. */
public final class FleetFixture {

  public static final long SECOND = 1_000_000_000L;

  /** Of the repository: the tests run in the folder of their module. */
  public static final Path ROOT = Path.of("..", "..").toAbsolutePath().normalize();

  /** A real one, of 5 s on JDK 17, with operations. */
  public static final Path BLOCKED = ROOT.resolve("docs/recordings/blocked.jfr.gz");

  public final List<String> said = new ArrayList<>();

  public boolean facts(Path out, long windowNanos, Path... recordings) {
    return new Fleet()
        .facts(
            new FactsRequest(
                out,
                windowNanos,
                Map.of("service", "orders", "team", "pay"),
                null,
                List.of(recordings),
                file -> Progress.NONE,
                "test"),
            said::add);
  }

  /** What a query says about a folder. */
  public static Result query(Path folder, String sql) throws Exception {
    try (Database database = Database.open()) {
      Views.create(FactsFolder.forReading(folder), database);
      DuckEngine engine = new DuckEngine(database);
      Fleets.define(engine, Grouping.by(List.of("service")));
      return engine.query(sql);
    }
  }

  /** All answers as a page. */
  public void page(Path folder, Path html) {
    PrintWriter out = new PrintWriter(new StringWriter());
    new Fleet()
        .ask(
            new QuestionRequest(
                folder, List.of(), List.of(), null, null, false, false, false, html, "test"),
            out,
            said::add);
  }

  /** The answer as text or JSON; "" if there is none. */
  public String ask(Path folder, List<String> questions, List<String> by, Path sql, boolean json) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    new Fleet()
        .ask(
            new QuestionRequest(folder, questions, by, sql, null, false, false, json, null, "test"),
            out,
            said::add);
    out.flush();
    return text.toString();
  }

  /** What a query on the command line says, as text; "" if it can't be answered. */
  public String askQuery(Path folder, String sql) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    new Fleet()
        .ask(
            new QuestionRequest(
                folder, List.of(), List.of(), null, sql, false, false, false, null, "test"),
            out,
            said::add);
    out.flush();
    return text.toString();
  }
}
