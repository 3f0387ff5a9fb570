package io.fjprobe.analyzer.cli;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The recordings of one side.
 *
 * @param label what the user calls it; null: by its JDK
 */
record SideFiles(@Nullable String label, List<Path> files) {}
