package io.fjprobe.workloads.burden;

/** Why a cost is not known. Unchecked, because tasks have to throw it. */
final class NotMeasured extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NotMeasured(String reason) {
    super(reason);
  }
}
