package io.fjprobe.analyzer.recording;

/** A Java thread; names alone are not unique, ids alone are missing for some threads. */
public record ThreadKey(long id, String name) {}
