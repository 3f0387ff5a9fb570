package io.fjprobe.analyzer.recording.moment;

import io.fjprobe.analyzer.recording.field.LookBlock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names for groups of threads that are no workers. The threads of a group have the same name apart
 * from numbers. Where several executors have threads of such a name, each of them is a group.
 */
final class GroupNames {

  /** Of more executors with one name, hardly any is worth a name of its own. */
  private static final int MOST_ALIKE = 32;

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private final Map<Integer, String> ofExecutors = new HashMap<>();

  /** Executors whose threads have the same name apart from numbers, by the number of each. */
  private final Map<Integer, Set<Integer>> alike = new HashMap<>();

  GroupNames(Collection<LookBlock.LookedThread> threads) {
    Map<String, Map<Integer, List<String>>> byName = new HashMap<>();
    for (LookBlock.LookedThread thread : threads) {
      if (thread.executor() != 0) {
        byName
            .computeIfAbsent(of(thread.name()), k -> new HashMap<>())
            .computeIfAbsent(thread.executor(), k -> new ArrayList<>())
            .add(thread.name());
      }
    }
    byName.values().stream()
        .filter(executors -> executors.size() > 1 && executors.size() <= MOST_ALIKE)
        .forEach(
            executors ->
                executors.forEach(
                    (executor, names) -> {
                      ofExecutors.put(executor, common(names));
                      alike.put(executor, executors.keySet());
                    }));
  }

  private static String common(List<String> names) {
    List<Set<String>> numbers = new ArrayList<>();
    for (String name : names) {
      Matcher number = NUMBER.matcher(name);
      for (int i = 0; number.find(); i++) {
        if (i == numbers.size()) {
          numbers.add(new HashSet<>());
        }
        numbers.get(i).add(number.group());
      }
    }
    int[] next = {0};
    return NUMBER
        .matcher(names.get(0))
        .replaceAll(
            number -> numbers.get(next[0]++).size() == 1 ? number.group() : BoxKey.ANY_NUMBER);
  }

  String of(LookBlock.LookedThread thread) {
    if (thread.isVirtual()) {
      return BoxKey.VIRTUAL;
    }
    return thread.pool() != 0 ? "" : ofExecutors.getOrDefault(thread.executor(), of(thread.name()));
  }

  static String of(String name) {
    return NUMBER.matcher(name).replaceAll(BoxKey.ANY_NUMBER);
  }

  /** Returns the numbers of executors like this one, and its own; empty: there is no other. */
  Set<Integer> alike(int executor) {
    return alike.getOrDefault(executor, Set.of());
  }
}
