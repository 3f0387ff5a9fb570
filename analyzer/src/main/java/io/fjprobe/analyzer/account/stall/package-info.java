/** Times in which tasks were queued and none moved, and who waited for what. */
@NullMarked
package io.fjprobe.analyzer.account.stall;

import org.jspecify.annotations.NullMarked;
