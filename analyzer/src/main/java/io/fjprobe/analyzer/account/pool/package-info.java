/** One pool in one window, put together from the accounts of its parts. */
package io.fjprobe.analyzer.account.pool;
