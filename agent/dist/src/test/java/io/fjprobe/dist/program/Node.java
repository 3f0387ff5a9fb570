package io.fjprobe.dist.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A program, or a part of it: {@code kind:number(child,child)}. The text is all that it takes to
 * run it again.
 */
public final class Node {

  public final Kind kind;
  public final int number;
  public final List<Node> children;

  public Node(Kind kind, int number, List<Node> children) {
    this.kind = kind;
    this.number = number;
    this.children = Collections.unmodifiableList(new ArrayList<>(children));
  }

  public Node(Kind kind, int number, Node... children) {
    this(kind, number, Arrays.asList(children));
  }

  public Node child(int index) {
    return children.get(index);
  }

  public Node with(List<Node> others) {
    return new Node(kind, number, others);
  }

  public boolean has(Kind child) {
    return children.stream().anyMatch(c -> c.kind == child);
  }

  public int size() {
    int size = 1;
    for (Node child : children) {
      size += child.size();
    }
    return size;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Node && other.toString().equals(toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    append(text);
    return text.toString();
  }

  private void append(StringBuilder text) {
    text.append(kind.text()).append(':').append(number);
    if (!children.isEmpty()) {
      char before = '(';
      for (Node child : children) {
        text.append(before);
        child.append(text);
        before = ',';
      }
      text.append(')');
    }
  }

  public static Node parse(String text) {
    Parser parser = new Parser(text);
    Node node = parser.node();
    if (parser.at != text.length()) {
      throw new IllegalArgumentException("not expected at " + parser.at + ": " + text);
    }
    return node;
  }

  private static final class Parser {
    private final String text;
    private int at;

    Parser(String text) {
      this.text = text;
    }

    Node node() {
      int colon = text.indexOf(':', at);
      if (colon < 0) {
        throw new IllegalArgumentException("no number after " + at + ": " + text);
      }
      Kind kind = Kind.of(text.substring(at, colon));
      at = colon + 1;
      while (at < text.length() && "(),".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      int number = Integer.parseInt(text.substring(colon + 1, at));
      List<Node> children = new ArrayList<>();
      if (at < text.length() && text.charAt(at) == '(') {
        do {
          at++;
          children.add(node());
        } while (at < text.length() && text.charAt(at) == ',');
        at++;
      }
      return new Node(kind, number, children);
    }
  }
}
