package io.fjprobe.workloads.fork;

import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.plan.RunPlans;
import io.fjprobe.workloads.run.workload.NamedWorkload;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A workload in one mode, with its number of operations in an iteration. */
public final class Load {
  /** The name, and the mode if one was given: {@code trig:inpool}. */
  public final String title;

  /** About a second's worth on two processors of today, unless the user says otherwise. */
  public final long operations;

  private final Workload workload;
  private final List<String> words;
  private final Map<String, String> mode;

  private Load(
      Workload workload,
      String title,
      List<String> words,
      Map<String, String> mode,
      long operations) {
    this.mode = mode;
    this.workload = workload;
    this.title = title;
    this.words = words;
    this.operations = operations;
  }

  /**
   * @param operations of an iteration; null: as fits the workload
   */
  public static Load parse(String title, Long operations, List<Workload> workloads)
      throws UsageException {
    int colon = title.indexOf(':');
    Workload workload =
        NamedWorkload.find(colon < 0 ? title : title.substring(0, colon), workloads);
    List<String> words = new ArrayList<>();
    words.add(workload.name());
    Map<String, String> mode = new LinkedHashMap<>();
    if (colon >= 0) {
      if (!workload.modeOption().isPresent()) {
        throw new UsageException(
            workload.name() + " has no modes", "there is one way to run it", "leave the colon out");
      }
      Option option = workload.modeOption().get();
      mode.put(option.name, (String) option.parse(title.substring(colon + 1)));
      words.add("--" + option.name + "=" + mode.get(option.name));
    }
    return new Load(
        workload, title, words, mode, operations == null ? standard(title) : operations);
  }

  /** The oldest JDK that has what it calls. */
  public int requiredJdk() throws UsageException {
    return RunPlans.requiredJdk(workload, mode);
  }

  private static long standard(String title) {
    switch (title) {
      case "trig:inpool":
        return 16_000;
      case "trig":
      case "trig:fresh":
      case "trig:reinit":
      case "trig:reuse":
        return 10_000;
      default:
        return standardOfWorkload(title.split(":")[0]);
    }
  }

  private static long standardOfWorkload(String name) {
    switch (name) {
      case "nqueens":
      case "quiesce":
        return 600;
      case "fan-out":
      case "stream-reduce":
        return 250;
      case "fib":
        return 200;
      case "kmeans":
      case "uts":
        return 90;
      case "submit-storm":
      case "common-contention":
      case "short-tasks":
      case "exceptions":
        return 50;
      case "cf-chain":
      case "vt-ring":
        return 30;
      case "actors":
        return 15;
      default:
        return 2; // those that sleep, and other long ones
    }
  }

  /** For the command line of the workloads: name and mode. */
  public List<String> name() {
    return words;
  }

  /** The same with a schedule of few iterations, each of so many operations. */
  public List<String> words(int warmUps) {
    List<String> all = new ArrayList<>(words);
    all.add("--warmup-iterations=" + warmUps);
    all.add("--iterations=2");
    all.add("--operations=" + operations);
    return all;
  }
}
