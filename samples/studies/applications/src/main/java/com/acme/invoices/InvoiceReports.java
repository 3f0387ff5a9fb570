package com.acme.invoices;

import com.acme.common.Outcome;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/**
 * Reports on invoices: computed from what was read before (read), by queries in a parallel stream
 * (stream), or by a future for each query (futures).
 */
public final class InvoiceReports {
  private final Ledger ledger;

  private InvoiceReports(Ledger ledger) {
    this.ledger = ledger;
  }

  public static void main(String[] args) throws SQLException {
    String how = args[0];
    Ledger ledger = Ledger.open(how.equals("stream") ? 1 : 4);
    InvoiceReports reports = new InvoiceReports(ledger);
    long expected =
        how.equals("read")
            ? risks(IntStream.range(0, 10).mapToObj(ledger::cents))
            : IntStream.range(0, Ledger.CUSTOMERS).mapToLong(ledger::total).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long reportsMade = 0;
    while (shift.goesOn()) {
      if (how.equals("stream")) {
        right &= reports.audited() > 0;
      } else {
        right &= expected == (how.equals("read") ? reports.risk() : reports.byFutures());
      }
      reportsMade++;
    }
    Outcome.end(right && reportsMade > 0, "invoices: " + reportsMade + " reports");
  }

  /** All that is needed is read first; the stream computes only. */
  private long risk() {
    List<List<Long>> invoices = new ArrayList<>();
    for (int customer = 0; customer < 10; customer++) {
      invoices.add(ledger.cents(customer));
    }
    return risks(invoices.parallelStream());
  }

  private static long risks(java.util.stream.Stream<List<Long>> invoices) {
    return invoices
        .flatMap(List::stream)
        .mapToLong(cents -> Pricing.cents(cents, Pricing.DETAILED / 20))
        .sum();
  }

  private long audited() {
    return IntStream.range(0, Ledger.CUSTOMERS).parallel().mapToLong(this::auditedTotal).sum();
  }

  private long auditedTotal(int customer) {
    return ledger.auditedTotal(customer);
  }

  private long byFutures() {
    List<CompletableFuture<Long>> totals = new ArrayList<>();
    for (int customer = 0; customer < Ledger.CUSTOMERS; customer++) {
      int of = customer;
      totals.add(CompletableFuture.supplyAsync(() -> ledger.total(of)));
    }
    return totals.stream().mapToLong(CompletableFuture::join).sum();
  }
}
