package io.fjprobe.fleet;

import io.fjprobe.analyzer.fleet.FactsRequest;
import io.fjprobe.analyzer.fleet.FleetService;
import io.fjprobe.analyzer.fleet.QuestionRequest;
import io.fjprobe.fleet.facts.FactsJob;
import io.fjprobe.fleet.store.FactsException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Consumer;

/** What the analyzer loads of this jar. */
public final class Fleet implements FleetService {

  @Override
  public boolean facts(FactsRequest request, Consumer<String> say) {
    try {
      JavaRelease.check(Runtime.version().feature());
      return new FactsJob(request, say).run();
    } catch (FactsException e) {
      say.accept(String.valueOf(e.getMessage()));
      return false;
    }
  }

  @Override
  public boolean ask(QuestionRequest request, PrintWriter out, Consumer<String> say) {
    try {
      JavaRelease.check(Runtime.version().feature());
      Path folder = request.facts();
      new FleetQuestions(request, out)
          .answer(
              () -> {
                if (folder == null) {
                  throw new IllegalArgumentException("no folder of facts is named");
                }
                return DuckFacts.in(folder);
              });
      return true;
    } catch (FactsException e) {
      say.accept(String.valueOf(e.getMessage()));
      return false;
    }
  }
}
