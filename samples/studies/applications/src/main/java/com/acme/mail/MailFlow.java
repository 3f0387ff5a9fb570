package com.acme.mail;

import com.acme.common.Outcome;
import com.acme.common.Pricing;
import com.acme.common.Shift;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;

/**
 * Mailboxes are indexed by Reactor on a pool of two workers, which block for other tasks of the
 * same pool (block), or where one mailbox is very long (tail).
 */
public final class MailFlow {
  private static final int MAILBOXES = 16;
  private final ForkJoinPool pool = new ForkJoinPool(2);
  private final Scheduler scheduler = Schedulers.fromExecutorService(pool);

  private MailFlow() {}

  public static void main(String[] args) throws Exception {
    MailFlow flow = new MailFlow();
    if (args[0].equals("block")) {
      Outcome.end(flow.senders() == 0, "mail: nothing came within the timeout");
      return;
    }
    long expected = 0;
    for (int mailbox = 0; mailbox < MAILBOXES; mailbox++) {
      expected += index(mailbox);
    }
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= expected == flow.index();
      rounds++;
    }
    Outcome.end(right && rounds > 0, "mail: " + rounds + " rounds");
  }

  /** Both workers wait for lookups that are queued behind them. How many came in time. */
  private long senders() throws Exception {
    return Flux.range(0, 2)
        .flatMap(mail -> Mono.fromCallable(() -> sender(mail)).subscribeOn(scheduler))
        .filter(sender -> sender >= 0)
        .count()
        .block();
  }

  private long sender(long mail) throws InterruptedException, ExecutionException {
    Thread.sleep(100);
    Future<Long> lookup = pool.submit(() -> Pricing.cents(mail, Pricing.DETAILED));
    try {
      return Mono.<Long>create(sink -> pool.execute(() -> sink.success(mail)))
          .blockOptional(Duration.ofSeconds(10))
          .orElse(-1L);
    } catch (IllegalStateException e) {
      lookup.cancel(false);
      return -1;
    }
  }

  private long index() throws TimeoutException {
    return Flux.range(0, MAILBOXES)
        .parallel(MAILBOXES)
        .runOn(scheduler)
        .map(MailFlow::index)
        .reduce(Long::sum)
        .block(Duration.ofMillis(TimeUnit.SECONDS.toMillis(20)));
  }

  private static long index(int mailbox) {
    int detail = mailbox == MAILBOXES - 1 ? MAILBOXES : 1;
    return Pricing.cents(mailbox, detail * 4 * Pricing.DETAILED);
  }
}
