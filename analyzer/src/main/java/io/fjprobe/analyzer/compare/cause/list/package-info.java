/** Which causes there are, and finding those that fit: a new cause gets its line here. */
package io.fjprobe.analyzer.compare.cause.list;
