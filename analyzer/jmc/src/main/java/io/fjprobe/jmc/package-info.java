/** The findings of the analyzer as rules of JDK Mission Control. */
package io.fjprobe.jmc;
