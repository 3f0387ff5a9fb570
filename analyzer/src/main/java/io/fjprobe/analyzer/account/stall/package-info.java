/** Times in which tasks were queued and none moved, and who waited for what. */
package io.fjprobe.analyzer.account.stall;
