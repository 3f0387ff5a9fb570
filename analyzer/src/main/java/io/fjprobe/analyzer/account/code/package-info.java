/** Which lines of user code threads were sampled in, and whose code it was. */
@NullMarked
package io.fjprobe.analyzer.account.code;

import org.jspecify.annotations.NullMarked;
