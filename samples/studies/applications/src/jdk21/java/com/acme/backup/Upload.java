package com.acme.backup;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import org.tukaani.xz.LZMA2Options;

/**
 * Virtual threads pack documents and send them to a store elsewhere. Because packing takes memory, two
 * may do it at a time: they have a permit until the document is packed (packing), or until it is
 * stored (storing).
 */
public final class Upload {
  private static final int SENDERS = 64;
  private static final LZMA2Options OPTIONS = Packing.options(64 * 1024);
  private final Backend store = Backend.start(20);
  private final Semaphore permits = new Semaphore(2);
  private final AtomicLong stored = new AtomicLong();

  private Upload() throws Exception {}

  public static void main(String[] args) throws Exception {
    Upload upload = new Upload();
    boolean untilStored = args[0].equals("storing");
    Shift shift = Shift.ofSeconds(10);
    List<Future<Boolean>> days = new ArrayList<>();
    try (ExecutorService senders = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int sender = 0; sender < SENDERS; sender++) {
        long first = sender * 1_000_000L;
        days.add(senders.submit(() -> upload.day(shift, first, untilStored)));
      }
    }
    boolean right = true;
    for (Future<Boolean> day : days) {
      right &= day.get();
    }
    long stored = upload.stored.get();
    Outcome.end(right && stored > 0, "backup: " + stored + " stored");
  }

  private boolean day(Shift shift, long first, boolean untilStored) throws Exception {
    boolean right = true;
    for (long number = first; shift.goesOn(); number++) {
      right &= untilStored ? packAndStore(number) : packThenStore(number);
      stored.incrementAndGet();
    }
    return right;
  }

  private boolean packAndStore(long number) throws InterruptedException {
    permits.acquire();
    try {
      return stored(number, packed(number));
    } finally {
      permits.release();
    }
  }

  private boolean packThenStore(long number) throws InterruptedException {
    byte[] packed;
    permits.acquire();
    try {
      packed = packed(number);
    } finally {
      permits.release();
    }
    return stored(number, packed);
  }

  private static byte[] packed(long number) {
    return Packing.packed((int) (number % Packing.DOCUMENTS), OPTIONS);
  }

  private boolean stored(long number, byte[] packed) {
    long question = number + packed.length;
    return store.ask(question) == Backend.answerTo(question);
  }
}
