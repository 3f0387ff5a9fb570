package com.acme.directory;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import com.ibm.icu.text.Collator;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A parallel stream looks members of a club up in a directory that is sorted as telephone books are
 * in Greece, by a frozen collator of ICU that all threads share (shared) or by one for each thread
 * (own).
 */
public final class NameLookup {
  private static final String[] SYLLABLES = {
    "πα", "πά", "δό", "που", "λος", "μα", "κρί", "δης", "ναύ", "της", "σαμ", "ράς"
  };
  private static final Locale GREEK = new Locale("el");
  private static final int MEMBERS = 20_000;
  private final Comparator<Object> order;
  private final List<String> directory;

  private NameLookup(Comparator<Object> order) {
    this.order = order;
    directory =
        IntStream.range(0, MEMBERS)
            .mapToObj(NameLookup::name)
            .sorted(order)
            .collect(Collectors.toList());
  }

  public static void main(String[] args) {
    Collator collator = Collator.getInstance(GREEK).freeze();
    NameLookup lookup = new NameLookup(args[0].equals("shared") ? collator : own(collator));
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= lookup.found() == MEMBERS;
      rounds++;
    }
    Outcome.end(right && rounds > 0, "directory: " + rounds * MEMBERS + " looked up");
  }

  private static Comparator<Object> own(Collator collator) {
    ThreadLocal<Collator> own = ThreadLocal.withInitial(collator::cloneAsThawed);
    return (name, other) -> own.get().compare(name, other);
  }

  private static String name(int number) {
    int count = SYLLABLES.length;
    return SYLLABLES[number % count]
        + SYLLABLES[number / count % count]
        + SYLLABLES[number / count / count % count]
        + ", "
        + number;
  }

  private long found() {
    return IntStream.range(0, MEMBERS)
        .parallel()
        .filter(number -> Collections.binarySearch(directory, name(number), order) >= 0)
        .count();
  }
}
