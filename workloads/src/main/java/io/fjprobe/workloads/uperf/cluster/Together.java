package io.fjprobe.workloads.uperf.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** What several futures come to. */
final class Together {
  private Together() {}

  /** All results in their order, or the first failure, without waiting for the others. */
  static <T> CompletableFuture<List<T>> of(List<CompletableFuture<T>> parts) {
    CompletableFuture<List<T>> all = new CompletableFuture<>();
    for (CompletableFuture<T> part : parts) {
      part.whenComplete(
          (result, failure) -> {
            if (failure != null) {
              all.completeExceptionally(failure);
            }
          });
    }
    CompletableFuture.allOf(parts.toArray(new CompletableFuture<?>[0]))
        .thenRun(
            () -> {
              List<T> results = new ArrayList<>();
              parts.forEach(part -> results.add(part.join()));
              all.complete(results);
            });
    return all;
  }
}
