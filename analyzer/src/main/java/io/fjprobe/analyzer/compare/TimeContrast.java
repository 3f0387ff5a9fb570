package io.fjprobe.analyzer.compare;

import java.util.List;

/**
 * Where the time went on each side.
 *
 * @param wallNanosPerOperation null when refused, as is the next
 * @param account the parts of the time, without those that are 0 on both sides
 * @param residualShare of the time of either side, the larger: what is attributed to no part; null
 *     when refused
 */
public record TimeContrast(
    Change wallNanosPerOperation, Change threads, List<AccountRow> account, Double residualShare) {

  static final TimeContrast NONE = new TimeContrast(null, null, List.of(), null);
}
