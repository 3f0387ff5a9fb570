package io.fjprobe.analyzer.account;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.fjprobe.analyzer.account.window.Operations;
import org.jspecify.annotations.Nullable;

/**
 * The part of the recording that a section is about.
 *
 * @param window which part, in words
 * @param operations null: none are known
 * @param betweenLooks they are counted in parts between two looks at the counters
 */
public record SectionPeriod(
    String window,
    long wallNanos,
    @Nullable Operations operations,
    @JsonIgnore boolean betweenLooks) {}
