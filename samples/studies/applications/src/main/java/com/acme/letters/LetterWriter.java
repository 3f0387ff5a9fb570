package com.acme.letters;

import java.util.concurrent.CompletableFuture;

/** Writes letters elsewhere: in the pool that Spring has for that. */
public interface LetterWriter {
  CompletableFuture<Long> write(long number);
}
