package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.record.OsProcesses;
import picocli.CommandLine;

/** Makes commands and hands them what they can't find out themselves. */
record Commands(boolean terminal) implements CommandLine.IFactory {

  /**
   * Makes commands for the generators of man pages and of shell completion, which only look at
   * them.
   */
  Commands() {
    this(false);
  }

  @Override
  public <K> K create(Class<K> type) throws Exception {
    if (type == CompareCommand.class) {
      return type.cast(new CompareCommand(terminal));
    }
    if (type == RecordCommand.class) {
      return type.cast(new RecordCommand(terminal, new OsProcesses(), System.getenv()));
    }
    if (type == TryCommand.class) {
      return type.cast(new TryCommand(terminal, new OsProcesses(), System.getenv()));
    }
    if (type == LookCommand.class) {
      return type.cast(new LookCommand(terminal));
    }
    if (type == ExportCommand.class) {
      return type.cast(new ExportCommand(terminal));
    }
    if (type == ScaleCommand.class) {
      return type.cast(new ScaleCommand(terminal));
    }
    if (type == FactsCommand.class) {
      return type.cast(new FactsCommand(terminal));
    }
    return type == SummarizeCommand.class
        ? type.cast(new SummarizeCommand(terminal))
        : CommandLine.defaultFactory().create(type);
  }
}
