package io.fjprobe.analyzer.watch.screen;

import io.fjprobe.analyzer.wording.Wording;
import java.time.Duration;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/**
 * What is watched, and when.
 *
 * @param silent since when nothing new has come, if that is too long to go without saying; zero: it
 *     is not
 */
public record Title(String name, Duration window, LocalTime time, Duration silent) {

  String left(Seen seen) {
    String jdk = seen.account().jvm().jdk() == null ? "" : ", JDK " + seen.account().jvm().jdk();
    return name + jdk;
  }

  String right() {
    String state = silent.isZero() ? "" : "NOTHING NEW for " + silent.toSeconds() + " s  ";
    return state
        + "last "
        + Wording.time(window.toNanos())
        + "  "
        + DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT)
            .format(time.truncatedTo(ChronoUnit.SECONDS));
  }
}
