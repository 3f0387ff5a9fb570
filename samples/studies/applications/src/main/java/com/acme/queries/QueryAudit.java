package com.acme.queries;

import com.acme.common.Outcome;
import com.acme.common.Shift;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.sf.jsqlparser.JSQLParserException;
import net.sf.jsqlparser.parser.CCJSqlParserUtil;
import net.sf.jsqlparser.parser.ParseException;
import net.sf.jsqlparser.statement.Statement;

/**
 * A parallel stream parses queries by JSqlParser, on its own threads (direct) or as the library
 * does by default (default), or a task counts names of columns, by blocks of as many as the
 * argument says.
 */
public final class QueryAudit {
  private static final int QUERIES = 400;
  private static final int NAMES = 200_000;
  private final List<String> queries =
      IntStream.range(0, QUERIES).mapToObj(QueryAudit::query).collect(Collectors.toList());

  private QueryAudit() {}

  public static void main(String[] args) {
    QueryAudit audit = new QueryAudit();
    boolean parses = args[0].equals("direct") || args[0].equals("default");
    LongSupplier round =
        parses ? audit.parsed(args[0].equals("direct")) : named(Integer.parseInt(args[0]));
    long expected =
        parses ? audit.queries.stream().mapToLong(String::length).sum() : Names.count(names());
    Shift shift = Shift.ofSeconds(10);
    boolean right = true;
    long rounds = 0;
    while (shift.goesOn()) {
      right &= expected == round.getAsLong();
      rounds++;
    }
    Outcome.end(right && rounds > 0, "queries: " + rounds + " audits");
  }

  private static String query(int number) {
    return "SELECT * FROM t" + number % 7 + " WHERE c" + number % 5 + " = " + number;
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    for (int name = 0; name < NAMES; name++) {
      names.add("name" + name % 5_000);
    }
    return names;
  }

  private static LongSupplier named(int atOnce) {
    List<String> names = names();
    ForkJoinPool pool = new ForkJoinPool(2);
    return () -> pool.invoke(new Names(names, atOnce));
  }

  private LongSupplier parsed(boolean direct) {
    return () ->
        queries.parallelStream()
            .map(query -> direct ? direct(query) : byDefault(query))
            .mapToLong(statement -> statement.toString().length())
            .sum();
  }

  private static Statement direct(String query) {
    try {
      return CCJSqlParserUtil.newParser(query).Statement();
    } catch (ParseException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Statement byDefault(String query) {
    try {
      return CCJSqlParserUtil.parse(query);
    } catch (JSQLParserException e) {
      throw new IllegalStateException(e);
    }
  }
}
