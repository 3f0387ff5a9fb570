package io.fjprobe.analyzer.trial.result;

import java.util.List;

/**
 * A run that does not count.
 *
 * @param round in which it was
 * @param reason why it does not count
 * @param lastLines of what it printed
 */
public record Failure(int round, String reason, List<String> lastLines) {}
