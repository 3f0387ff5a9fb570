package com.acme.directory;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import com.ibm.icu.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntUnaryOperator;

/**
 * Writes statements for members, a virtual thread for each, with a format of ICU for amounts of
 * money. Formats are not for several threads at a time: each thread has its own (own), or takes one
 * from a queue and puts it back (borrowed).
 */
public final class Statements {
  private static final int MEMBERS = 500;
  private static final int AMOUNTS = 12;
  private static final ThreadLocal<NumberFormat> OWN = ThreadLocal.withInitial(Statements::format);
  private static final ConcurrentLinkedQueue<NumberFormat> FORMATS = new ConcurrentLinkedQueue<>();

  private Statements() {}

  public static void main(String[] args) throws Exception {
    IntUnaryOperator statement =
        args[0].equals("own") ? member -> write(member, OWN.get()) : Statements::borrowing;
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    int expected = 0;
    for (int member = 0; member < MEMBERS; member++) {
      expected += write(member, format());
    }
    while (shift.goesOn()) {
      right &= expected == characters(statement);
      rounds++;
    }
    Outcome.end(right && rounds > 0, "directory: " + rounds * MEMBERS + " statements");
  }

  private static int characters(IntUnaryOperator statement) throws Exception {
    List<Future<Integer>> statements = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int member = 0; member < MEMBERS; member++) {
        int number = member;
        statements.add(threads.submit(() -> statement.applyAsInt(number)));
      }
    }
    int characters = 0;
    for (Future<Integer> each : statements) {
      characters += each.get();
    }
    return characters;
  }

  private static NumberFormat format() {
    return NumberFormat.getCurrencyInstance(Locale.GERMANY);
  }

  private static int borrowing(int member) {
    NumberFormat format = FORMATS.poll();
    if (format == null) {
      format = format();
    }
    int characters = write(member, format);
    FORMATS.add(format);
    return characters;
  }

  private static int write(int member, NumberFormat format) {
    StringBuilder text = new StringBuilder("Statement of member ").append(member).append('\n');
    for (int amount = 0; amount < AMOUNTS; amount++) {
      text.append(format.format((member * 97L + amount * 1_013L) / 100.0)).append('\n');
    }
    return text.length();
  }
}
