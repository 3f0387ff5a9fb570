package io.fjprobe.analyzer.account;

import java.util.List;

/**
 * Names of pools that did next to nothing.
 *
 * @param quietPools in which nothing happened in the window
 * @param unusedPools that the application made and gave hardly a task, by the line that made them
 */
public record IdlePools(List<String> quietPools, List<String> unusedPools) {}
