/** What becomes of text that somebody else chose, before a person sees it. */
package io.fjprobe.analyzer.text;
