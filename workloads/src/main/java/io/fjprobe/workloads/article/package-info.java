/** What workloads have of the articles that they come from. */
package io.fjprobe.workloads.article;
