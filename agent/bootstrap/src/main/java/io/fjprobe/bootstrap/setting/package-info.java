/** What the options chose. */
package io.fjprobe.bootstrap.setting;
