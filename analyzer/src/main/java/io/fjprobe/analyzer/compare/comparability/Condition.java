package io.fjprobe.analyzer.compare.comparability;

/** What the two sides of a comparison should have in common. */
public enum Condition {
  WORKLOAD("workload"),
  MODE("mode"),
  UNIT_OF_OPERATIONS("unit of operations"),
  PARALLELISM_OF_WORKLOAD("parallelism of the workload"),
  PARALLELISM_OF_POOLS("parallelism of the pools"),
  PROGRAM_AND_ARGUMENTS("program and arguments"),
  PROGRAM_ARGUMENTS("program arguments"),
  JDK("JDK"),
  CPU("CPU"),
  CPUS_OF_MACHINE("CPUs of the machine"),
  CPUS_FOR_JVM("CPUs for the JVM"),
  OPERATING_SYSTEM("operating system"),
  COLLECTOR("garbage collector"),
  COLLECTOR_THREADS("threads of the collector"),
  LARGEST_HEAP("largest heap"),
  JVM_OPTIONS("JVM options"),
  FOREIGN_LOAD("CPU load of other processes"),
  AGENT("agent"),
  LEVEL_OF_AGENT("level of the agent"),
  MODE_OF_AGENT("mode of the agent"),
  SAMPLING_OF_STEALS("sampling of steals"),
  OTHER("other");

  private final String label;

  Condition(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }

  /** Returns whether another JDK, or another option of the JVM, often changes it. */
  boolean isChosenByJvm() {
    return switch (this) {
      case COLLECTOR, COLLECTOR_THREADS, LARGEST_HEAP, CPUS_FOR_JVM -> true;
      default -> false;
    };
  }
}
