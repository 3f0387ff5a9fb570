package io.fjprobe.analyzer.recording.part;

import java.util.ArrayList;
import java.util.List;

/** Facts that are kept one by one. Each carries its time, so their order does not matter. */
public final class Listed<E> implements Part<Listed<E>> {

  private final List<E> all = new ArrayList<>();

  public List<E> all() {
    return all;
  }

  @Override
  public void merge(Listed<E> other) {
    all.addAll(other.all);
  }
}
