/** What the program ran on, what ran beside the pools, and how it was recorded. */
@NullMarked
package io.fjprobe.analyzer.account.machine;

import org.jspecify.annotations.NullMarked;
