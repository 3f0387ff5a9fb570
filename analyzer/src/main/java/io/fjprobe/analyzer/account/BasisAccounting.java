package io.fjprobe.analyzer.account;

import io.fjprobe.analyzer.account.group.UnrecordedLives;
import io.fjprobe.analyzer.account.machine.AgentAccount;
import io.fjprobe.analyzer.account.moment.MomentAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import io.fjprobe.analyzer.account.window.Absence;
import io.fjprobe.analyzer.recording.Facts;
import io.fjprobe.analyzer.recording.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Says what an account rests on. */
final class BasisAccounting {

  private static final List<String> WANTED =
      Stream.concat(
              Stream.of(
                  "fjprobe.AgentState",
                  "fjprobe.PoolStatistics",
                  "fjprobe.WorkerStatistics",
                  "fjprobe.JoinWait",
                  "fjprobe.Compensation",
                  "fjprobe.Steal"),
              Absence.BLOCKING.stream())
          .toList();

  /**
   * The least share of the tasks (0 to 1) that must have an event for the events to stand for all
   * tasks.
   */
  private static final double COMPLETE = 0.999;

  private final Recording recording;
  private final Facts facts;
  private final List<SectionAccount> sections;

  BasisAccounting(Recording recording, List<SectionAccount> sections) {
    this.recording = recording;
    this.facts = recording.facts();
    this.sections = sections;
  }

  Basis basis() {
    return new Basis(measured(), derived(), sampled(), notRecorded(), doubts());
  }

  private List<String> measured() {
    List<String> lines = new ArrayList<>();
    lines.add(
        text(
            "counters and worker times: %,d PoolStatistics, %,d WorkerStatistics",
            events("PoolStatistics"), events("WorkerStatistics")));
    if (!joinsSampled() && !compensationsSampled()) {
      lines.add(
          text(
              "blocked joins: %,d JoinWait; compensations: %,d Compensation; one event each",
              events("JoinWait"), events("Compensation")));
    }
    if (facts.eventCounts().containsKey("fjprobe.ExternalWaitStatistics")) {
      lines.add(
          text(
              "waits of other threads: %,d ExternalWaitStatistics",
              events("ExternalWaitStatistics")));
    }
    if (tasksAreRecorded()) {
      lines.add(
          text(
              "tasks by class: %,d TaskRun%s; a time includes the tasks that ran inside, and p99"
                  + " is at most 12.5 %% too high",
              events("TaskRun"),
              events("TaskBatch") == 0 ? "" : text(", %,d TaskBatch", events("TaskBatch"))));
    }
    if (!facts.iterations().isEmpty()) {
      lines.add(text("operations: %,d WorkloadIteration", events("WorkloadIteration")));
    }
    return lines;
  }

  private List<String> derived() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "worker time: measured parts are subtracted first; paused = GC pauses x running workers;"
            + " waiting for a CPU = as the system counts it; unmanaged blocking = the rest - CPU"
            + " time - waiting for a CPU, also without an event; if the system does not count"
            + " these: unmanaged blocking = by events, and off CPU = the rest - CPU time");
    lines.add("running = lifetime - join-blocked - managed-blocked - idle - spinning");
    lines.add("tasks = forks + submissions; time per task = running / tasks, pool code included");
    if (pools().anyMatch(pool -> pool.counts().tasksRun().derived())) {
      lines.add(
          "tasks run, where not counted = forks + submissions - discarded - taken back - queued"
              + " at the end; an older agent did not count the tasks taken back, so they are"
              + " included then");
    }
    if (sections.stream().anyMatch(section -> section.period().operations() != null)) {
      lines.add("per operation = increase between the statistics around iterations / operations");
    }
    return lines;
  }

  private List<String> sampled() {
    List<String> lines = new ArrayList<>();
    long looks =
        sections.stream()
            .map(SectionAccount::moments)
            .filter(Objects::nonNull)
            .mapToLong(MomentAccount::looks)
            .sum();
    if (looks > 0) {
      lines.add(
          text(
              "whose time it is, and what rests on that: %,d looks at all threads, with samples of"
                  + " those that run",
              looks));
    }
    long samples = pools().mapToLong(pool -> pool.times().account().parts().samples().all()).sum();
    if (samples > 0) {
      lines.add(
          text(
              "user code, fork and join, looking for work: %,d stacks of running workers, ranges"
                  + " of 95 %%; they do not show the JVM's own code, such as Math.sin. Timed"
                  + " runs of tasks are used where these runs are long",
              samples));
    }
    boolean sampled = pools().anyMatch(pool -> pool.events().steals().sampling().sampled());
    if (sampled) {
      long interval =
          pools()
              .mapToLong(pool -> pool.events().steals().sampling().maxInterval())
              .max()
              .orElse(0);
      lines.add(
          text(
              "steals by class, run length and pair: %,d Steal events, up to %,d tasks each",
              events("Steal"), interval));
    }
    if (joinsSampled() || compensationsSampled()) {
      lines.add(
          text(
              "blocked joins and compensations by line, task and outcome: %,d JoinWait, %,d"
                  + " Compensation; every long one, and one in n of the others",
              events("JoinWait"), events("Compensation")));
    }
    return lines;
  }

  private boolean joinsSampled() {
    return pools().anyMatch(pool -> pool.events().joins().sampled())
        || sections.stream().anyMatch(section -> section.callers().joins().sampled());
  }

  private boolean compensationsSampled() {
    return pools().anyMatch(pool -> pool.events().compensations().sampled());
  }

  private List<String> notRecorded() {
    List<String> lines = new ArrayList<>(UnrecordedLives.lines(recording));
    lines.add(
        "the agent's own cost: its hooks are not timed, because reading the clock costs more"
            + " than most hooks; the cost is part of the other times");
    AgentAccount agent = AgentAccount.of(facts.agent());
    if (agent != null) {
      agent.weaving().missing().forEach(missing -> lines.add("by the agent: " + missing));
      if ("attach".equals(agent.mode())) {
        lines.add(
            "anything before the agent was attached; for workers that existed then, anything"
                + " before they took their next task or looked for one");
      }
    }
    if (agent != null && !agent.level().startsWith("full")) {
      lines.add("recorded only at level=full: each single task, tasks invoked without a queue");
    }
    Map<String, List<String>> byReason = new TreeMap<>();
    for (String type : WANTED) {
      String reason = Absence.of(type, facts);
      if (reason != null) {
        byReason.computeIfAbsent(reason, k -> new ArrayList<>()).add(type);
      }
    }
    byReason.forEach((reason, types) -> lines.add(reason + ": " + String.join(", ", types)));
    return lines;
  }

  private List<String> doubts() {
    List<String> lines = new ArrayList<>(recording.problems());
    if (facts.lostBytes() > 0) {
      lines.add(text("the Flight Recorder lost %,d bytes of events", facts.lostBytes()));
    }
    if (facts.agent() != null && facts.agent().weaving().suppressedErrors() > 0) {
      lines.add(
          text(
              "%,d errors inside the agent, the first: %s",
              facts.agent().weaving().suppressedErrors(), facts.agent().weaving().firstError()));
    }
    pools().filter(pool -> tasksAreRecorded()).map(this::lostTasks).forEach(lines::addAll);
    return lines;
  }

  /**
   * Says how many tasks of a pool have no event. The Flight Recorder loses more than it says, and
   * at level=full the counters know better.
   */
  private List<String> lostTasks(PoolAccount pool) {
    long counted = pool.counts().tasksCounted();
    // at the ends of the window a task counts when it begins, and has its event when it ends
    return pool.events().taskRuns().events() >= COMPLETE * counted
        ? List.of()
        : List.of(
            text(
                "%,d of %,d tasks of pool %s have an event: the others were lost or are still"
                    + " running",
                pool.events().taskRuns().events(), counted, pool.name()));
  }

  private boolean tasksAreRecorded() {
    return events("TaskRun") + events("TaskBatch") > 0;
  }

  private Stream<PoolAccount> pools() {
    return sections.stream().flatMap(section -> section.pools().stream());
  }

  private long events(String name) {
    return facts.eventCounts().getOrDefault("fjprobe." + name, 0L);
  }

  private static String text(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
