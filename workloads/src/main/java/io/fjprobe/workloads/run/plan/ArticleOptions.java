package io.fjprobe.workloads.run.plan;

import io.fjprobe.workloads.run.options.Option;
import io.fjprobe.workloads.run.options.UsageException;
import io.fjprobe.workloads.run.options.Values;
import io.fjprobe.workloads.run.workload.Article;
import io.fjprobe.workloads.run.workload.Workload;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The options of workloads that come from an article. Each stands for others: what is given beside
 * them comes first, then what the published code did, then the published scale.
 */
public final class ArticleOptions {
  private static final Option ORIGINAL =
      Option.flag("original", "the runs and sizes of the article; says first what they cost");

  /** What a workload asks for if there is no option for a quirk alone. */
  public static final Option AS_PUBLISHED =
      Option.flag("as-published", "with the quirks of the article's code, each of them named");

  private ArticleOptions() {}

  public static List<Option> of(Workload workload) {
    Optional<Article> article = workload.article();
    List<Option> options = new ArrayList<>();
    if (article.isPresent()) {
      options.add(ORIGINAL);
      if (!article.get().asPublished(null).isEmpty()) {
        options.add(AS_PUBLISHED);
      }
    }
    return options;
  }

  static boolean isOriginal(Values values) {
    return values.isOn(ORIGINAL.name);
  }

  private static boolean isOriginal(Map<String, String> given) {
    return Option.YES.equals(given.get(ORIGINAL.name));
  }

  /** The options of each run that they stand for. */
  static List<Map<String, String>> expand(Workload workload, Map<String, String> given)
      throws UsageException {
    for (Option option : of(workload)) {
      if (given.containsKey(option.name)) {
        option.parse(given.get(option.name));
      }
    }
    String mode = workload.modeOption().map(option -> given.get(option.name)).orElse(null);
    Set<Map<String, String>> runs = new LinkedHashSet<>();
    for (Map<String, String> scale : scales(workload, mode, given)) {
      Map<String, String> run = new LinkedHashMap<>(scale);
      if (Option.YES.equals(given.get(AS_PUBLISHED.name))) {
        run.putAll(workload.article().get().asPublished(mode));
      }
      run.putAll(given);
      runs.add(run);
    }
    return new ArrayList<>(runs);
  }

  /** Of several runs of the article, those that what is given speaks of; else all. */
  private static List<Map<String, String>> scales(
      Workload workload, String mode, Map<String, String> given) {
    if (!isOriginal(given)) {
      return Collections.singletonList(Collections.emptyMap());
    }
    List<Map<String, String>> scales = workload.article().get().original(mode);
    List<Map<String, String>> chosen = new ArrayList<>(scales);
    chosen.removeIf(
        scale ->
            given.entrySet().stream()
                .anyMatch(
                    each ->
                        scale.containsKey(each.getKey())
                            && !scale.get(each.getKey()).equals(each.getValue())));
    return chosen.isEmpty() ? scales : chosen;
  }

  /**
   * The word for times and sizes, for figures of the same one compare: default, quick, original or
   * custom.
   *
   * @param given before they were expanded
   */
  static String scale(Workload workload, Map<String, String> given, boolean quick) {
    Set<String> decisive = new LinkedHashSet<>(given.keySet());
    decisive.remove(CommonOptions.JSON.name);
    of(workload).forEach(option -> decisive.remove(option.name));
    String mode = workload.modeOption().map(option -> option.name).orElse(null);
    if (isOriginal(given)) {
      boolean some =
          workload.article().get().original(given.get(mode)).stream()
              .anyMatch(scale -> agree(scale, given, decisive, mode));
      return some ? "original" : "custom";
    }
    decisive.remove(mode);
    return !decisive.isEmpty() ? "custom" : quick ? "quick" : "default";
  }

  /** An article without a mode of ours has something to say of each. */
  private static boolean agree(
      Map<String, String> scale, Map<String, String> given, Set<String> names, String mode) {
    return names.stream()
        .allMatch(
            name ->
                given.get(name).equals(scale.get(name))
                    || name.equals(mode) && !scale.containsKey(name));
  }
}
