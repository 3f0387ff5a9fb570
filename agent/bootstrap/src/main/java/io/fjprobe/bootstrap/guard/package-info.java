/** What keeps the observed application, and its recording, safe from the agent. */
package io.fjprobe.bootstrap.guard;
