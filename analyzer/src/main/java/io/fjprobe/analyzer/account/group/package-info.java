/** Which pools stand for one, and how they came and went. */
package io.fjprobe.analyzer.account.group;
