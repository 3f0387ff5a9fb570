/** What a comparison comes to, as reports and JSON have it. */
@NullMarked
package io.fjprobe.analyzer.compare.result;

import org.jspecify.annotations.NullMarked;
