package io.fjprobe.spark;

import io.fjprobe.fleet.store.FactsException;
import io.fjprobe.spark.store.Failure;
import org.apache.spark.sql.SparkSession;

/** Starts Spark as spark-submit says, with what the questions rely on. */
final class Sessions {

  private Sessions() {}

  static SparkSession start(String name) throws FactsException {
    int java = Runtime.version().feature();
    if (java != 17 && java != 21) {
      throw new FactsException(
          "fjprobe-spark.jar needs Java 17 or 21, because of the library DataSketches, but this is"
              + " Java "
              + java
              + "; set JAVA_HOME to one of these, on all machines");
    }
    try {
      return SparkSession.builder()
          .appName("fjprobe " + name)
          // moments have no zone in the tables
          .config("spark.sql.session.timeZone", "UTC")
          // what can't be computed is an error and not null
          .config("spark.sql.ansi.enabled", "true")
          .getOrCreate();
    } catch (Exception e) {
      // Scala throws what it does not declare
      throw new FactsException(
          "Spark can't be started: "
              + Failure.reason(e)
              + "; start it by spark-submit, for example 'spark-submit --master=local[*]"
              + " fjprobe-spark.jar ...'",
          e);
    }
  }
}
