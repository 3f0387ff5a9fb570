/** The events, one class each; agent/events.txt is their contract. */
package io.fjprobe.bootstrap.event;
