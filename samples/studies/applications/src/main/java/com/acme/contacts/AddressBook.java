package com.acme.contacts;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import com.google.i18n.phonenumbers.NumberParseException;
import com.google.i18n.phonenumbers.PhoneNumberUtil;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;

/**
 * Telephone numbers are taken from what people wrote, by libphonenumber: of what looks like one
 * (checked), of whatever they wrote (any), or as futures (each).
 */
public final class AddressBook {
  private static final int PEOPLE = 8_000;
  private final PhoneNumberUtil numbers = PhoneNumberUtil.getInstance();
  private final List<String> written = Contacts.written(PEOPLE);

  private AddressBook() {}

  public static void main(String[] args) {
    AddressBook book = new AddressBook();
    LongSupplier numbers = book.numbers(args[0]);
    long expected = book.written.stream().mapToLong(book::number).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long runs = 0;
    while (shift.goesOn()) {
      right &= expected == numbers.getAsLong();
      runs++;
    }
    Outcome.end(right && runs > 0, "contacts: " + runs + " runs");
  }

  private LongSupplier numbers(String how) {
    switch (how) {
      case "each":
        return this::each;
      case "any":
        return () -> written.parallelStream().mapToLong(this::number).sum();
      default:
        return () -> written.parallelStream().mapToLong(this::checked).sum();
    }
  }

  private long each() {
    List<CompletableFuture<Long>> sums = new ArrayList<>();
    for (String contact : written) {
      sums.add(
          CompletableFuture.supplyAsync(() -> checked(contact))
              .thenApplyAsync(number -> number / 2 + number - number / 2));
    }
    return sums.stream().mapToLong(CompletableFuture::join).sum();
  }

  private long checked(String contact) {
    return Contacts.looksLikeNumber(contact) ? number(contact) : 0;
  }

  private long number(String contact) {
    try {
      return numbers.parse(contact, "DE").getNationalNumber();
    } catch (NumberParseException e) {
      return 0;
    }
  }
}
