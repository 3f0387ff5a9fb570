/** Events as they are, in formats that other programs read; one pass, nothing kept. */
@NullMarked
package io.fjprobe.analyzer.export;

import org.jspecify.annotations.NullMarked;
