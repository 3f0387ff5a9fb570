/**
 * The part of a recording that an account is about: its spans, the operations in it, and who lived
 * then.
 */
package io.fjprobe.analyzer.account.window;
