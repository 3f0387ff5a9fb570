package io.fjprobe.analyzer.cli;

import io.fjprobe.analyzer.compare.measure.UnitOfWork;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The units of work by the words that people type. */
final class UnitConverter implements ITypeConverter<UnitOfWork> {

  @Override
  public UnitOfWork convert(String text) {
    return switch (text) {
      case "operation" -> UnitOfWork.OPERATION;
      case "run" -> UnitOfWork.RUN;
      case "task" -> UnitOfWork.TASK_RUN;
      case "second" -> UnitOfWork.SECOND;
      default ->
          throw new TypeConversionException(
              "'" + text + "' is none of operation, run, task, second");
    };
  }
}
