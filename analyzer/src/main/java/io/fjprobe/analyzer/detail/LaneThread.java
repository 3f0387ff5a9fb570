package io.fjprobe.analyzer.detail;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Which thread it is.
 *
 * @param pool null for a thread that is no worker
 * @param index of its queue
 * @param spare started to make up for a blocked worker
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LaneThread(String name, @Nullable String pool, int index, boolean spare) {}
