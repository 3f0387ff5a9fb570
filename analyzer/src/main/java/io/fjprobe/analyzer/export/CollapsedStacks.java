package io.fjprobe.analyzer.export;

import io.fjprobe.analyzer.text.Visible;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Stacks with weights, in the form that tools for flame graphs read: a line for each stack, with
 * its frames from the root, semicolons between them, and its weight after a blank.
 */
public final class CollapsedStacks {

  private final Map<String, Double> weights = new TreeMap<>();

  private final @Nullable String root;

  /** Makes stacks that begin with frames of their own. */
  public CollapsedStacks() {
    this(null);
  }

  /**
   * @param root the frame that all stacks begin with; null: none
   */
  public CollapsedStacks(@Nullable String root) {
    this.root = root;
  }

  /** Adds all stacks of others, as they are. */
  public void add(CollapsedStacks others) {
    others.weights.forEach((stack, weight) -> weights.merge(stack, weight, Double::sum));
  }

  /**
   * @param frames from the root; those that are null or empty are left out
   */
  void add(double weight, @Nullable String... frames) {
    add(weight, Arrays.asList(frames));
  }

  /**
   * @param frames from the root; those that are null or empty are left out
   */
  void add(double weight, List<? extends @Nullable String> frames) {
    String stack =
        Stream.concat(Stream.of(root == null ? "" : root), frames.stream())
            .filter(Objects::nonNull)
            .filter(frame -> !frame.isEmpty())
            .map(frame -> Visible.of(frame.replace(';', ',')))
            .collect(Collectors.joining(";"));
    weights.merge(stack, weight, Double::sum);
  }

  /** Returns whether there is no stack with a weight. */
  public boolean isEmpty() {
    return text().isEmpty();
  }

  /**
   * Returns all stacks, in the order of their frames. Those whose weight is rounded to 0 are left
   * out.
   */
  public String text() {
    return weights.entrySet().stream()
        .filter(each -> Math.round(each.getValue()) > 0)
        .map(each -> each.getKey() + ' ' + Math.round(each.getValue()) + '\n')
        .collect(Collectors.joining());
  }
}
