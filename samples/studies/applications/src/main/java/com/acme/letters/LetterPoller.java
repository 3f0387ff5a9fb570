package com.acme.letters;

import org.springframework.scheduling.annotation.Scheduled;

/** Takes a letter of the tray, again and again. */
public class LetterPoller {
  private final Letters letters;
  private long next;

  LetterPoller(Letters letters) {
    this.letters = letters;
  }

  @Scheduled(fixedDelay = 1)
  public void work() {
    letters.write(next++, 1);
  }
}
