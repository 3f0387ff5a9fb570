package io.fjprobe.analyzer.account;

import java.util.Map;

/**
 * What the program ran on and how it was recorded: what two recordings must share to be compared.
 * Null: the recording does not say.
 *
 * @param hardwareThreads that the JVM saw
 * @param collectors of the young and the old generation
 * @param settings of the Flight Recorder, by event type and name
 * @param lostBytes of events, as the Flight Recorder says
 * @param truncated parts of the recording could not be read
 * @param ended the JVM says in it that it shut down
 */
public record EnvironmentAccount(
    String cpu,
    Integer hardwareThreads,
    String os,
    Long containerCpus,
    String collectors,
    Integer gcThreads,
    Long maxHeapBytes,
    Map<String, Map<String, String>> settings,
    long lostBytes,
    boolean truncated,
    boolean ended) {}
