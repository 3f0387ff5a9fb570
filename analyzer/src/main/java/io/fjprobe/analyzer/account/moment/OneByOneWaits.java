package io.fjprobe.analyzer.account.moment;

import io.fjprobe.analyzer.contract.Context;

/**
 * Threads that wait for one result before they go on to the next.
 *
 * @param why they do so
 * @param share of the wall time in which somebody waits so, 0 to 1
 * @param threads that wait so meanwhile, in the mean
 * @param holding threads that hold these moments up, in the mean: about as many, if each of those
 *     that wait has asked for one result only
 * @param first where most of them wait
 */
public record OneByOneWaits(
    Context why, double share, double threads, double holding, WaitRow first) {}
