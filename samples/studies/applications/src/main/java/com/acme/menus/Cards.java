package com.acme.menus;

import java.util.Map;
import org.yaml.snakeyaml.Yaml;

/** Menus as restaurants send them; an instance of SnakeYAML's is for one thread at a time. */
final class Cards {
  private static final int DISHES = 40;
  private final ThreadLocal<Yaml> each = ThreadLocal.withInitial(Yaml::new);
  private final Yaml one = new Yaml();

  static String sample(int number) {
    StringBuilder text = new StringBuilder("restaurant: " + number + "\ndishes:\n");
    for (int dish = 0; dish < DISHES; dish++) {
      text.append("  dish ").append(dish).append(": ").append(cents(number, dish)).append('\n');
    }
    return text.toString();
  }

  static long total(int number) {
    long total = number;
    for (int dish = 0; dish < DISHES; dish++) {
      total += cents(number, dish);
    }
    return total;
  }

  private static int cents(int number, int dish) {
    return 500 + (number * 17 + dish * 31) % 2_000;
  }

  long read(String text) {
    return total(each.get().<Map<String, Object>>load(text));
  }

  synchronized long readByOne(String text) {
    return total(one.<Map<String, Object>>load(text));
  }

  private static long total(Map<String, Object> card) {
    long total = (Integer) card.get("restaurant");
    for (Object cents : ((Map<?, ?>) card.get("dishes")).values()) {
      total += (Integer) cents;
    }
    return total;
  }
}
