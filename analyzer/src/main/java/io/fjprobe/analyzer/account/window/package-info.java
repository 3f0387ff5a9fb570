/**
 * The part of a recording that an account is about: its spans, the operations in it, and who lived
 * then.
 */
@NullMarked
package io.fjprobe.analyzer.account.window;

import org.jspecify.annotations.NullMarked;
