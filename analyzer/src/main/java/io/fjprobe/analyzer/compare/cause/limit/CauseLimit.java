package io.fjprobe.analyzer.compare.cause.limit;

import static java.util.stream.Collectors.toMap;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * A number that causes judge by. Each constant is a handle for one row of limits.json, which has
 * the values.
 */
public enum CauseLimit {
  WORTH_EXPLAINING,
  WORTH_A_WORD,
  CLEARLY_MORE,
  MUCH_MORE,
  LEAST_EFFECT,
  LINE_NAMED,
  ADDITIONAL_MAKE,
  ALLOCATED_BYTE_HIGHEST_COST,
  BLOCKING_IN_TASKS_KIND_NAMED,
  CLASS_HIGHEST_COST,
  COMPILATION_MORE,
  CONTEXT_SWITCH_HIGHEST_COST,
  CPU_STARVATION_IDLE,
  CPU_STARVATION_TAKEN,
  EXCEPTIONS_LOWEST_COST,
  FINE_TASKS_HIGHEST_COST,
  FUTILE_SIGNALS_ATTEMPTS,
  FUTILE_SIGNALS_HIGHEST_COST,
  FUTILE_SIGNALS_MAKE,
  FUTILE_SIGNALS_MORE,
  FUTILE_SIGNALS_WOKEN,
  GROWN_METHOD_MOST,
  GROWN_METHOD_SAMPLED,
  IMBALANCE_LONG,
  IMBALANCE_LONGER,
  INTERPRETED_CODE_MUCH,
  LONGER_AT_LINE_DELAYED_ACK,
  LONGER_AT_LINE_LISTEN_OVERFLOW,
  LONGER_AT_LINE_MOST,
  LONGER_AT_LINE_RETRANSMISSION,
  ONLY_ON_ONE_SIDE,
  POOL_PER_OPERATION_OFTEN,
  SIGNALLING_HIGHEST_COST,
  STARVED_SUBMISSIONS_FEWER_STEALS,
  THREAD_PER_TASK_FOR_EACH,
  THREAD_PER_TASK_HIGHEST_COST,
  THREAD_PER_TASK_THREADS,
  USER_CODE_LONGER;

  private static final Map<String, CauseLimitRow> ROWS =
      read().stream().collect(toMap(CauseLimit::constant, Function.identity()));

  /** Returns what the table says of it. */
  public CauseLimitRow row() {
    return Objects.requireNonNull(ROWS.get(name()), "limits.json has a row for each constant");
  }

  public double value() {
    return row().value();
  }

  /** Returns the name of the constant that is the handle for a row. */
  static String constant(CauseLimitRow row) {
    return row.name().toUpperCase(Locale.ROOT).replaceAll("[-.]", "_");
  }

  /** Returns all rows, in the order of the table. */
  static List<CauseLimitRow> read() {
    try (InputStream file = CauseLimit.class.getResourceAsStream("limits.json")) {
      return JsonMapper.builder().build().readValue(file, new TypeReference<>() {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
