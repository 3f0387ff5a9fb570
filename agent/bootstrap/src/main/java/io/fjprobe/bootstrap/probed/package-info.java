/**
 * How hooks see the pool's objects: their fields, and where the agent keeps something with them. It
 * knows nothing of what that is.
 */
package io.fjprobe.bootstrap.probed;
