package com.acme.catalogue;

import com.acme.common.Pricing;
import java.util.HashMap;
import java.util.Map;

/** Weights of words, one lookup at a time. */
final class Thesaurus {
  private static final int RECENT = 32;
  private final Map<Integer, Long> recent = new HashMap<>();

  synchronized long weight(int word) {
    if (recent.size() >= RECENT) {
      recent.clear();
    }
    return recent.computeIfAbsent(word, w -> Pricing.cents(w, 12 * Pricing.DETAILED));
  }
}
