package io.fjprobe.workloads.run.options;

import java.util.List;

/** An option that the command, or the workloads that were named, do not take. */
public final class UnknownOptionException extends UsageException {
  private static final long serialVersionUID = 1L;

  /** What the words before it name: a wrong name among them comes first. */
  public final transient List<String> namesBefore;

  UnknownOptionException(String seen, String cause, String next, List<String> namesBefore) {
    super(seen, cause, next);
    this.namesBefore = namesBefore;
  }
}
