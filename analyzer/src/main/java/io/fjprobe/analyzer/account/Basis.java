package io.fjprobe.analyzer.account;

import java.util.List;

/**
 * What an account rests on, in sentences.
 *
 * @param doubts what may make numbers wrong: lost data, errors, unreadable parts
 */
public record Basis(
    List<String> measured,
    List<String> derived,
    List<String> sampled,
    List<String> notRecorded,
    List<String> doubts) {}
