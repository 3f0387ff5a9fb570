package com.acme.billing;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.io.BufferedReader;
import java.io.StringReader;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import one.util.streamex.StreamEx;

/**
 * Telephone calls are charged by parallel streams of StreamEx: those of a file that was read (list)
 * or is being read (reader), those of all customers (all), or of one after the other (customers).
 */
public final class CallBilling {
  private static final int CALLS = 900;
  private static final int CUSTOMERS = 20_000;
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final List<String> lines =
      IntStream.range(0, CALLS).mapToObj(Call::line).collect(Collectors.toList());
  private final String file = String.join("\n", lines);
  private final List<List<Call>> ofCustomers =
      IntStream.range(0, CUSTOMERS)
          .mapToObj(
              customer ->
                  StreamEx.of(lines).skip(customer % 800).limit(12).map(Call::parse).toList())
          .collect(Collectors.toList());

  private CallBilling() {}

  public static void main(String[] args) {
    CallBilling billing = new CallBilling();
    LongSupplier run = billing.run(args[0]);
    long expected =
        args[0].equals("list") || args[0].equals("reader") ? billing.invoices() : billing.tariffs();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long runs = 0;
    while (shift.goesOn()) {
      right &= expected == run.getAsLong();
      runs++;
    }
    Outcome.end(right && runs > 0, "billing: " + runs + " runs");
  }

  private LongSupplier run(String how) {
    switch (how) {
      case "reader":
        return this::asTheyAreRead;
      case "all":
        return this::together;
      case "customers":
        return this::oneByOne;
      default:
        return this::read;
    }
  }

  private long read() {
    return StreamEx.of(lines).parallel(pool).map(Call::parse).mapToLong(Call::invoiced).sum();
  }

  private long asTheyAreRead() {
    return StreamEx.ofLines(new BufferedReader(new StringReader(file)))
        .parallel(pool)
        .map(Call::parse)
        .mapToLong(Call::invoiced)
        .sum();
  }

  private long together() {
    return StreamEx.of(ofCustomers).parallel(pool).mapToLong(CallBilling::bill).sum();
  }

  private long oneByOne() {
    long sum = 0;
    for (List<Call> calls : ofCustomers) {
      sum += StreamEx.of(calls).parallel(pool).mapToLong(Call::tariff).sum();
    }
    return sum;
  }

  private static long bill(List<Call> calls) {
    long sum = 0;
    for (Call call : calls) {
      sum += call.tariff();
    }
    return sum;
  }

  private long invoices() {
    return StreamEx.of(lines).map(Call::parse).mapToLong(Call::invoiced).sum();
  }

  private long tariffs() {
    return StreamEx.of(ofCustomers).flatMap(List::stream).mapToLong(Call::tariff).sum();
  }
}
