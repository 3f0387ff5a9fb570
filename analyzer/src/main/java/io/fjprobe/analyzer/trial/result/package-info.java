/** What each variant gave, against the program as it is. */
@NullMarked
package io.fjprobe.analyzer.trial.result;

import org.jspecify.annotations.NullMarked;
