package io.fjprobe.bootstrap.span;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class WorkSumsTest {

  private static final int WORKERS = 20_000;

  private static final Class<?>[] CLASSES = {Integer.class, Long.class, Short.class, Byte.class};

  @Test
  void countWorkersOnceThatEndMeanwhile() {
    Root root = Spans.begin(TaskClass.of(WorkSumsTest.class)).root;
    List<SpanStack> workers = new ArrayList<>();
    for (int i = 0; i < WORKERS; i++) {
      SpanStack worker = new SpanStack(1);
      for (Class<?> each : CLASSES) {
        worker.ran(root.tally, TaskClass.of(each), 3);
      }
      workers.add(worker);
    }

    CompletableFuture<Void> ending =
        CompletableFuture.runAsync(() -> workers.forEach(SpanStack::ends));

    List<Long> seen = new ArrayList<>();
    do {
      seen.add(work(root.tally, WorkSums.of(workers)));
    } while (!ending.isDone());
    ending.join();
    seen.add(work(root.tally, WorkSums.of(workers)));
    assertThat(seen).containsOnly(3L * CLASSES.length * WORKERS);
  }

  private static long work(RootTally root, WorkSums sums) {
    long work = 0;
    for (SpanPart part : root.parts()) {
      work += sums.work(part);
    }
    return work;
  }
}
