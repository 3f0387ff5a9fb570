/** What can be changed about a program to see what that gives. */
@NullMarked
package io.fjprobe.analyzer.trial;

import org.jspecify.annotations.NullMarked;
