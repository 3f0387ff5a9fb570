package io.fjprobe.analyzer.scale;

import java.util.List;

/** A recording does not have what a question is about. */
public final class UnansweredQuestionException extends RuntimeException {

  private static final long serialVersionUID = 1L;
  private static final int MOST = 10;

  private UnansweredQuestionException(String message) {
    super(message);
  }

  static UnansweredQuestionException noTasks() {
    return new UnansweredQuestionException(
        "does not say who forked and joined whom, which a what-if needs. Record it with"
            + " -javaagent:fjprobe.jar=level=full,span=on.");
  }

  static UnansweredQuestionException managedBlocksOn8() {
    return new UnansweredQuestionException(
        "would need a simulation of managed blocks in the pool of JDK 8, which can't tell how long"
            + " workers there spin before they block. --jdk=11 simulates the pool of a later JDK.");
  }

  static UnansweredQuestionException unknownClass(String asked, List<String> known) {
    return new UnansweredQuestionException(
        "has no task of class "
            + asked
            + "; its tasks are of "
            + String.join(", ", known.subList(0, Math.min(MOST, known.size())))
            + (known.size() > MOST ? " and " + (known.size() - MOST) + " others" : ""));
  }
}
