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
  private LedgerSuite() {}

  public static void main(String[] args) throws ClassNotFoundException {
    Class<?> tests = Class.forName("com.acme.ledger.LedgerChecks$" + args[0]);
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(DiscoverySelectors.selectClass(tests))
            .configurationParameter("junit.jupiter.execution.parallel.enabled", "true")
            .configurationParameter("junit.jupiter.execution.parallel.mode.default", "concurrent")
            .configurationParameter("junit.jupiter.execution.parallel.config.strategy", "fixed")
            .configurationParameter(
                "junit.jupiter.execution.parallel.config.fixed.parallelism", "2")
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
