/** Events as they are, in formats that other programs read; one pass, nothing kept. */
package io.fjprobe.analyzer.export;
