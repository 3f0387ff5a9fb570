package com.acme.domains;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.xbill.DNS.ExtendedResolver;
import org.xbill.DNS.Lookup;

/**
 * Looks up addresses of shops by two name servers in turn, on sixteen threads of a plain executor
 * (sixteen), or on one thread or more, up to sixteen (growing). One of the servers may be out of
 * order (broken).
 */
public final class DomainCheck {
  private static final int THREADS = 16;
  private static final int SHOPS = 160;
  private final NameServer first;
  private final NameServer second = NameServer.start(true);
  private final ExtendedResolver resolver;

  private DomainCheck(boolean broken) throws Exception {
    first = NameServer.start(!broken);
    resolver = new ExtendedResolver(Arrays.asList(first.resolver(), second.resolver()));
    resolver.setLoadBalance(true);
  }

  public static void main(String[] args) throws Exception {
    DomainCheck check = new DomainCheck(args[0].equals("broken"));
    ExecutorService threads =
        args[0].equals("growing") ? growing() : Executors.newFixedThreadPool(THREADS);
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long checked = 0;
    while (shift.goesOn()) {
      List<Callable<Boolean>> lookups = new ArrayList<>();
      for (long shop = checked; shop < checked + SHOPS; shop++) {
        long number = shop;
        lookups.add(() -> check.lookUp(number));
      }
      for (Future<Boolean> lookup : threads.invokeAll(lookups)) {
        right &= lookup.get();
      }
      checked += SHOPS;
    }
    Outcome.end(right && checked > 0, "domains: " + checked + " looked up");
  }

  @SuppressWarnings("ErroneousThreadPoolConstructorChecker") // this is what the variant is about
  private static ExecutorService growing() {
    return new ThreadPoolExecutor(1, THREADS, 60, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
  }

  private boolean lookUp(long shop) {
    Lookup lookup = NameServer.lookup(shop);
    lookup.setResolver(resolver);
    return NameServer.right(shop, lookup.run());
  }
}
