/** The folder of the tables, and the database that writes and reads them. */
@NullMarked
package io.fjprobe.fleet.store;

import org.jspecify.annotations.NullMarked;
