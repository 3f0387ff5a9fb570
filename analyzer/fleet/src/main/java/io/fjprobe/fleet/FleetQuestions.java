package io.fjprobe.fleet;

import io.fjprobe.analyzer.fleet.QuestionRequest;
import io.fjprobe.analyzer.report.html.FleetPage;
import io.fjprobe.analyzer.text.Reason;
import io.fjprobe.fleet.answer.Answer;
import io.fjprobe.fleet.answer.Answering;
import io.fjprobe.fleet.question.Engine;
import io.fjprobe.fleet.question.Fleets;
import io.fjprobe.fleet.question.Grouping;
import io.fjprobe.fleet.question.Question;
import io.fjprobe.fleet.question.Questions;
import io.fjprobe.fleet.report.FleetReport;
import io.fjprobe.fleet.report.FleetText;
import io.fjprobe.fleet.store.FactsException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Answers what one command asks. */
public final class FleetQuestions {

  /** The title of what a query of the user's own says. */
  private static final String QUERY = "What the query says";

  private final QuestionRequest request;
  private final PrintWriter out;

  /** Facts that an engine knows by the names of their tables. */
  public interface OpenFacts extends AutoCloseable {

    /** As they were named. */
    String name();

    Engine engine();

    @Override
    void close();
  }

  /** Where the facts are. */
  public interface Facts {
    OpenFacts open() throws FactsException;
  }

  /**
   * @param out takes the answers
   */
  public FleetQuestions(QuestionRequest request, PrintWriter out) {
    this.request = request;
    this.out = out;
  }

  /**
   * Writes the answers, or what is wanted instead.
   *
   * @throws IllegalArgumentException if the request can't be right; its message says why
   */
  public void answer(Facts facts) throws FactsException {
    List<Question> questions = questions();
    if (request.list()) {
      questions.forEach(question -> out.printf("%-20s %s%n", question.name(), question.title()));
      return;
    }
    if (request.show()) {
      questions.forEach(question -> out.println(question.text().strip() + "\n"));
      return;
    }
    String name;
    List<Answer> answers;
    try (OpenFacts open = facts.open()) {
      name = open.name();
      answers = answers(open.engine(), questions);
    }
    FleetReport report = FleetReport.of(request.version(), name, answers);
    String text = FleetText.of(answers);
    out.print(request.json() ? report.toJson() : text);
    if (request.html() != null) {
      write(request.html(), FleetPage.of(name, report, text));
    }
  }

  private static void write(Path file, String page) throws FactsException {
    try {
      Files.writeString(file, page);
    } catch (IOException e) {
      throw new FactsException("the page can't be written to " + file + ": " + Reason.of(e), e);
    }
  }

  private List<Question> questions() throws FactsException {
    List<Question> questions = new ArrayList<>();
    request.questions().forEach(name -> questions.add(Questions.of(name)));
    if (request.sql() != null) {
      questions.add(own(request.sql()));
    }
    if (request.query() != null) {
      questions.add(query(request.query()));
    }
    if (questions.isEmpty()) {
      Questions.names().forEach(name -> questions.add(Questions.of(name)));
    }
    return questions;
  }

  /** Puts a query into another one: what is no query, or several statements, is none then. */
  private static Question query(String sql) {
    String one = sql.strip().replaceFirst(";$", "");
    return Question.of(
        "--sql", "-- title: " + QUERY + "\nSELECT * FROM (\n" + one + "\n) AS query");
  }

  private static Question own(Path file) throws FactsException {
    try {
      return Question.of(String.valueOf(file.getFileName()), Files.readString(file));
    } catch (IOException e) {
      throw new FactsException(file + " can't be read: " + Reason.of(e), e);
    }
  }

  private List<Answer> answers(Engine engine, List<Question> questions) throws FactsException {
    List<Answer> answers = new ArrayList<>();
    boolean evidence = request.html() != null || request.json();
    for (Question question : questions) {
      Grouping by = Grouping.of(question, request.by());
      answers.add(answer(engine, question, by, evidence));
    }
    return answers;
  }

  private static Answer answer(Engine engine, Question question, Grouping by, boolean evidence)
      throws FactsException {
    try {
      String unit = Fleets.define(engine, by);
      return new Answering(engine, evidence, unit).of(question, by);
    } catch (Engine.QueryException e) {
      throw new FactsException(
          "question " + question.name() + " can't be answered: " + e.getMessage(), e);
    }
  }
}
