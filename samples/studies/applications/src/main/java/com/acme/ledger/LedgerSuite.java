package com.acme.ledger;

import com.acme.common.Outcome;
import java.util.Locale;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs a class of tests by JUnit, two at a time. */
public final class LedgerSuite {
  private static final String PARALLEL = "junit.jupiter.execution.parallel.";

  private LedgerSuite() {}

  public static void main(String[] args) throws ClassNotFoundException {
    Class<?> tests = Class.forName("com.acme.ledger.LedgerChecks$" + args[0]);
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(DiscoverySelectors.selectClass(tests))
            .configurationParameter(PARALLEL + "enabled", "true")
            .configurationParameter(PARALLEL + "mode.default", "concurrent")
            .configurationParameter(PARALLEL + "config.executor-service", "FORK_JOIN_POOL")
            .configurationParameter(PARALLEL + "config.strategy", "fixed")
            .configurationParameter(PARALLEL + "config.fixed.parallelism", "2")
            .build();
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    Launcher launcher = LauncherFactory.create();
    launcher.execute(request, listener);
    TestExecutionSummary summary = listener.getSummary();
    Outcome.end(
        summary.getTestsFoundCount() >= 500
            && summary.getTestsSucceededCount() == summary.getTestsFoundCount(),
        String.format(Locale.ROOT, "ledger: %d tests", summary.getTestsSucceededCount()));
  }
}
