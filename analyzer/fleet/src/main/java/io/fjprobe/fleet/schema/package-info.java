/** The tables: their columns, types and meanings, as docs/fleet-tables.md lists them. */
@NullMarked
package io.fjprobe.fleet.schema;

import org.jspecify.annotations.NullMarked;
