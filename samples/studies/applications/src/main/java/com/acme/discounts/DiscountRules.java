package com.acme.discounts;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.codehaus.commons.compiler.CompileException;
import org.codehaus.janino.ExpressionEvaluator;

/**
 * A parallel stream computes discounts of customers by rules that Janino compiles: once (once), or
 * for each customer again (again).
 */
public final class DiscountRules {
  private static final int CUSTOMERS = 2_000;
  private static final String[] RULES = {
    "orders > 20 ? 5 : 0", "cents > 100000 ? (int) (cents / 50000) : 1", "orders * 3 % 7"
  };
  private final List<ExpressionEvaluator> compiled = new ArrayList<>();

  private DiscountRules() {
    for (String rule : RULES) {
      compiled.add(compile(rule));
    }
  }

  public static void main(String[] args) {
    DiscountRules rules = new DiscountRules();
    IntToLongFunction discount = args[0].equals("once") ? rules::once : DiscountRules::again;
    long expected = IntStream.range(0, CUSTOMERS).mapToLong(DiscountRules::expected).sum();
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= expected == IntStream.range(0, CUSTOMERS).parallel().mapToLong(discount).sum();
      rounds++;
    }
    Outcome.end(right && rounds > 0, "discounts: " + rounds * CUSTOMERS + " customers");
  }

  private static int orders(int customer) {
    return customer % 41;
  }

  private static int cents(int customer) {
    return customer * 977 % 400_000;
  }

  private static long expected(int customer) {
    int orders = orders(customer);
    int cents = cents(customer);
    int large = cents > 100_000 ? cents / 50_000 : 1;
    return (orders > 20 ? 5L : 0L) + large + orders * 3 % 7;
  }

  private long once(int customer) {
    long discount = 0;
    for (ExpressionEvaluator rule : compiled) {
      discount += evaluate(rule, customer);
    }
    return discount;
  }

  private static long again(int customer) {
    long discount = 0;
    for (String rule : RULES) {
      discount += evaluate(compile(rule), customer);
    }
    return discount;
  }

  private static ExpressionEvaluator compile(String rule) {
    ExpressionEvaluator evaluator = new ExpressionEvaluator();
    evaluator.setParameters(
        new String[] {"orders", "cents"}, new Class<?>[] {int.class, int.class});
    evaluator.setExpressionType(int.class);
    try {
      evaluator.cook(rule);
    } catch (CompileException e) {
      throw new IllegalArgumentException(e);
    }
    return evaluator;
  }

  private static int evaluate(ExpressionEvaluator rule, int customer) {
    try {
      return (Integer) rule.evaluate(new Object[] {orders(customer), cents(customer)});
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }
}
