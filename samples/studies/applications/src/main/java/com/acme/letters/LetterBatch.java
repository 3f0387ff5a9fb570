package com.acme.letters;

import org.springframework.scheduling.annotation.Scheduled;

/** Takes all letters that are in the tray. */
public class LetterBatch {
  private static final int TRAY = 64;
  private final Letters letters;
  private long next;

  LetterBatch(Letters letters) {
    this.letters = letters;
  }

  @Scheduled(fixedDelay = 5)
  public void work() {
    letters.write(next, TRAY);
    next += TRAY;
  }
}
