/** Who waits for what pools do, and when there was something to do. */
package io.fjprobe.analyzer.finding.caller;
