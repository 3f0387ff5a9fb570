package io.fjprobe.analyzer.fleet;

import io.fjprobe.analyzer.part.PartJar;
import java.io.PrintWriter;
import java.util.function.Consumer;

/** Tables of facts about many recordings, and questions about these tables. */
public interface FleetService {

  /** The jar that it is in. */
  PartJar<FleetService> JAR = new PartJar<>("fleet.jar", FleetService.class);

  /**
   * Writes the facts of recordings.
   *
   * @param say takes messages for people, one line each
   * @return false if a recording can't be read, or the facts can't be written; the reason has been
   *     said
   */
  boolean facts(FactsRequest request, Consumer<String> say);

  /**
   * Answers questions about facts.
   *
   * @param out takes the answers
   * @param say takes messages for people, one line each
   * @return false if there is no answer; the reason has been said
   * @throws IllegalArgumentException if the request can't be right; its message says why
   */
  boolean ask(QuestionRequest request, PrintWriter out, Consumer<String> say);
}
