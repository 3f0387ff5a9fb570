package io.fjprobe.bootstrap.probed;

/** What the weaver adds to each class of a library that it weaves, to know it again. */
public interface ProbedLibrary {}
