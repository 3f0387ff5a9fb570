/** Which pools stand for one, and how they came and went. */
@NullMarked
package io.fjprobe.analyzer.account.group;

import org.jspecify.annotations.NullMarked;
