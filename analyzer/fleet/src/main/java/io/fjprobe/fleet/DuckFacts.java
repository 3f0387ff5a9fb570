package io.fjprobe.fleet;

import io.fjprobe.fleet.question.DuckEngine;
import io.fjprobe.fleet.question.Engine;
import io.fjprobe.fleet.store.Database;
import io.fjprobe.fleet.store.FactsException;
import io.fjprobe.fleet.store.FactsFolder;
import io.fjprobe.fleet.store.Views;
import java.nio.file.Path;

/** A folder of facts that DuckDB knows. */
final class DuckFacts implements FleetQuestions.OpenFacts {

  private final Path folder;
  private final Database database;

  private DuckFacts(Path folder, Database database) {
    this.folder = folder;
    this.database = database;
  }

  static DuckFacts in(Path path) throws FactsException {
    FactsFolder folder = FactsFolder.forReading(path);
    Database database = Database.open();
    try {
      Views.create(folder, database);
      return new DuckFacts(path, database);
    } catch (FactsException | RuntimeException e) {
      database.close();
      throw e;
    }
  }

  @Override
  public String name() {
    return folder.toString();
  }

  @Override
  public Engine engine() {
    return new DuckEngine(database);
  }

  @Override
  public void close() {
    database.close();
  }
}
