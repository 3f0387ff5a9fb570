package io.fjprobe.analyzer.compare.contrast;

import static java.util.stream.Collectors.toMap;

import io.fjprobe.analyzer.account.code.MethodAccount;
import java.util.Arrays;

/**
 * How often a method was on the stack of a thread that ran.
 *
 * @param depth of what it called
 * @param called in how many samples by code that is not the JDK's
 */
public record MethodSamples(String method, long samples, double depth, boolean own, long called) {

  public MethodSamples(String method, long samples, double depth, boolean own) {
    this(method, samples, depth, own, samples);
  }

  /**
   * @param samples of all threads
   */
  public static MethodAccount account(long samples, MethodSamples... methods) {
    return new MethodAccount(
        samples,
        null,
        Arrays.stream(methods)
            .collect(
                toMap(
                    MethodSamples::method,
                    each ->
                        new MethodAccount.Row(each.samples, each.depth, each.own, each.called))));
  }
}
