/** Which lines of user code threads were sampled in, and whose code it was. */
package io.fjprobe.analyzer.account.code;
