package io.fjprobe.analyzer.finding;

import java.util.List;

/**
 * What a diagnosis says.
 *
 * @param summary one sentence
 * @param explanation the numbers, the mechanism and the thresholds
 * @param advice what to do, one step each
 */
public record Statement(String summary, String explanation, List<String> advice) {}
