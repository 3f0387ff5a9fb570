package com.acme.customs;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.stream.XMLInputFactory;

/**
 * A parallel stream in a pool of two imports declarations, with one factory of readers (one) or
 * with a new one for each (new).
 */
public final class DeclarationImport {
  private static final int DECLARATIONS = 400;
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final List<String> texts =
      IntStream.range(0, DECLARATIONS)
          .mapToObj(number -> Declaration.text(number, "") + "</declaration>")
          .collect(Collectors.toList());

  private DeclarationImport() {}

  public static void main(String[] args) {
    DeclarationImport imports = new DeclarationImport();
    XMLInputFactory one = XMLInputFactory.newInstance();
    Supplier<XMLInputFactory> factory =
        args[0].equals("new") ? XMLInputFactory::newInstance : () -> one;
    long expected = IntStream.range(0, DECLARATIONS).mapToLong(Declaration::expected).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= expected == imports.pool.submit(() -> imports.total(factory)).join();
      rounds++;
    }
    Outcome.end(right && rounds > 0, "customs: " + rounds * DECLARATIONS + " imported");
  }

  private long total(Supplier<XMLInputFactory> factory) {
    return texts.parallelStream().mapToLong(text -> Declaration.total(factory.get(), text)).sum();
  }
}
