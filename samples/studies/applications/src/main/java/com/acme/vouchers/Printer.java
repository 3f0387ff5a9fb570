package com.acme.vouchers;

import freemarker.template.Configuration;
import freemarker.template.Template;
import freemarker.template.TemplateException;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Fills a template of FreeMarker with the positions of a voucher. */
final class Printer {
  private static final int POSITIONS = 60;
  private static final String TEXT =
      "Voucher ${number}\n"
          + "<#list positions as position>${position?index + 1}. article"
          + " ${position}<#if position % 2 == 0> (gift)</#if>\n</#list>Thank you";
  private final Template template;
  private final StringWriter roll = new StringWriter();

  Printer() {
    Configuration configuration = new Configuration(Configuration.VERSION_2_3_33);
    configuration.setLocale(Locale.ROOT);
    configuration.setNumberFormat("computer");
    try {
      template = new Template("voucher", new StringReader(TEXT), configuration);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How many characters a voucher has. */
  long print(int number) {
    StringWriter page = new StringWriter();
    fill(number, page);
    return page.getBuffer().length();
  }

  /** The same, on a roll that all share. */
  long printOnRoll(int number) {
    synchronized (roll) {
      fill(number, roll);
      long characters = roll.getBuffer().length();
      roll.getBuffer().setLength(0);
      return characters;
    }
  }

  private void fill(int number, StringWriter paper) {
    Map<String, Object> voucher = new HashMap<>();
    voucher.put("number", number);
    voucher.put("positions", positions(number));
    try {
      template.process(voucher, paper);
    } catch (TemplateException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Integer> positions(int number) {
    return IntStream.range(number, number + POSITIONS).boxed().collect(Collectors.toList());
  }

  static long characters(int number) {
    long characters = ("Voucher " + number + "\nThank you").length();
    for (int at = 0; at < POSITIONS; at++) {
      int article = number + at;
      characters += (at + 1 + ". article " + article + "\n").length();
      characters += article % 2 == 0 ? " (gift)".length() : 0;
    }
    return characters;
  }
}
