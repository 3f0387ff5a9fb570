/** What becomes of text that somebody else chose, before a person sees it. */
@NullMarked
package io.fjprobe.analyzer.text;

import org.jspecify.annotations.NullMarked;
