/**
 * What the commands ask of {@code fleet.jar}, which has a database in it and is loaded only when it
 * is needed.
 */
@NullMarked
package io.fjprobe.analyzer.fleet;

import org.jspecify.annotations.NullMarked;
