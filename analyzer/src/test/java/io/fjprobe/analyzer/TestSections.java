package io.fjprobe.analyzer;

import io.fjprobe.analyzer.account.SectionAccount;
import io.fjprobe.analyzer.account.code.MethodAccount;
import io.fjprobe.analyzer.account.pool.PoolAccount;
import java.util.List;

/** Sections like others, apart from some of what they have. */
public final class TestSections {

  private TestSections() {}

  public static SectionAccount withoutPools(SectionAccount its) {
    return with(its, List.of(), its.methods(), its.methodsOfThrowables());
  }

  public static SectionAccount with(
      SectionAccount its, MethodAccount methods, MethodAccount ofThrowables) {
    return with(its, its.pools(), methods, ofThrowables);
  }

  private static SectionAccount with(
      SectionAccount its,
      List<PoolAccount> pools,
      MethodAccount methods,
      MethodAccount ofThrowables) {
    return new SectionAccount(
        its.identity(),
        its.period(),
        pools,
        its.idlePools(),
        its.callers(),
        its.moments(),
        methods,
        ofThrowables,
        its.methodsByLooks(),
        its.waitingStacks(),
        its.timedOutWaits(),
        its.sleeps(),
        its.countedCalls(),
        its.loadedClasses(),
        its.machine(),
        its.process());
  }
}
