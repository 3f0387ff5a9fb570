/** One pool in one window, put together from the accounts of its parts. */
@NullMarked
package io.fjprobe.analyzer.account.pool;

import org.jspecify.annotations.NullMarked;
