package io.fjprobe.dist;

import io.fjprobe.dist.program.Kind;
import io.fjprobe.dist.program.Kind.Role;
import io.fjprobe.dist.program.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/** Finds a small program that fails like a large one. */
final class Shrinking {

  private final ToIntFunction<List<Node>> firstFailing;
  private final int batch;

  /**
   * @param firstFailing the index of a program that fails, or -1
   * @param batch how many to try at once
   */
  Shrinking(ToIntFunction<List<Node>> firstFailing, int batch) {
    this.firstFailing = firstFailing;
    this.batch = batch;
  }

  /** One none of whose next smaller variants fails. */
  Node smallest(Node failing) {
    Node smallest = failing;
    Node next = failing;
    while (next != null) {
      smallest = next;
      next = smallerFailing(smallest);
    }
    return smallest;
  }

  private Node smallerFailing(Node program) {
    List<Node> candidates = smaller(program);
    for (int from = 0; from < candidates.size(); from += batch) {
      List<Node> some = candidates.subList(from, Math.min(from + batch, candidates.size()));
      int failing = firstFailing.applyAsInt(some);
      if (failing >= 0) {
        return some.get(failing);
      }
    }
    return null;
  }

  /** All that are one step smaller, the smallest first. */
  static List<Node> smaller(Node program) {
    int length = program.toString().length();
    return variants(program).stream()
        .filter(variant -> variant.toString().length() < length)
        .distinct()
        .sorted(Comparator.comparingInt(variant -> variant.toString().length()))
        .toList();
  }

  private static List<Node> variants(Node node) {
    List<Node> variants = new ArrayList<>();
    List<Node> children = node.children;
    for (int i = 0; i < children.size(); i++) {
      Node child = children.get(i);
      if (children.size() > node.kind.fewestChildren && child.kind.role != Role.POOL) {
        List<Node> fewer = new ArrayList<>(children);
        fewer.remove(i);
        variants.add(node.with(fewer));
      }
      for (Node variant : variants(child)) {
        List<Node> changed = new ArrayList<>(children);
        changed.set(i, variant);
        variants.add(node.with(changed));
      }
      if (node.kind.role == Role.TASK && child.kind.role == Role.TASK) {
        variants.add(child);
      } else if (node.kind.role == Role.ACTION) {
        variants.add(new Node(Kind.SUBMIT, 0, child));
      }
    }
    if (node.kind.role == Role.TASK) {
      variants.add(new Node(Kind.LEAF, 1));
    }
    int least = node.kind == Kind.POOL ? 1 : 0;
    if (node.number > least) {
      variants.add(new Node(node.kind, least, children));
    }
    return variants;
  }
}
