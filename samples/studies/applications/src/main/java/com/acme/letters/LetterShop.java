package com.acme.letters;

import com.acme.common.Outcome;
import com.acme.common.Visitors;
import java.util.concurrent.TimeUnit;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;

/**
 * Letters are written by an asynchronous method of Spring: when somebody asks (calm), as a
 * scheduled method takes them all (batch), or as one takes them one by one (poll).
 */
public final class LetterShop {
  private LetterShop() {}

  public static void main(String[] args) throws InterruptedException {
    try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
      context.register(LetterConfiguration.class);
      if (!args[0].equals("calm")) {
        context.register(args[0].equals("poll") ? LetterPoller.class : LetterBatch.class);
      }
      context.refresh();
      Letters letters = context.getBean(Letters.class);
      if (args[0].equals("calm")) {
        Visitors.visit(2, 250, 10, question -> letters.write(question, 6));
      } else {
        TimeUnit.SECONDS.sleep(10);
      }
      Outcome.end(letters.right(), "letters: " + letters.written() + " letters");
    }
  }
}
