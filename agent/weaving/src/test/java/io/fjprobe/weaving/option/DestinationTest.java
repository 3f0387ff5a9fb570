package io.fjprobe.weaving.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DestinationTest {

  @TempDir Path directory;
  private Path unwritable;
  private Path temporary;

  @BeforeEach
  void makeFolders() throws IOException {
    unwritable = Files.createFile(directory.resolve("file"));
    temporary = Files.createDirectory(directory.resolve("temporary"));
  }

  @Test
  void theUsualFileNeedsNoReason() {
    Destination usual = Destination.claim(directory.resolve("fjprobe-1.jfr"), temporary);

    assertThat(usual.file()).isEqualTo(directory.resolve("fjprobe-1.jfr")).isRegularFile();
    assertThat(usual.reason()).isEmpty();
    assertThat(usual.shortName()).isEqualTo("fjprobe-1.jfr");
    assertThat(temporary).isEmptyDirectory();
  }

  @Test
  void theTemporaryFolderIsNextAndWhatOthersPutThereStays() throws IOException {
    Path victim = Files.writeString(directory.resolve("victim"), "mine");
    Files.createSymbolicLink(temporary.resolve("fjprobe-1.jfr"), victim);

    Destination other = Destination.claim(unwritable.resolve("fjprobe-1.jfr"), temporary);

    assertThat(other.file()).isEqualTo(temporary.resolve("fjprobe-1-1.jfr")).isRegularFile();
    assertThat(other.reason())
        .startsWith(", because " + unwritable + " cannot be written (Not a directory)");
    assertThat(other.shortName()).isEqualTo(other.file().toString());
    assertThat(victim).hasContent("mine");
  }

  @Test
  void nowhere() {
    assertThatThrownBy(
            () -> Destination.claim(unwritable.resolve("fjprobe-1.jfr"), unwritable.resolve("no")))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining(unwritable + " cannot be written (")
        .hasMessageContaining(", and neither can " + unwritable.resolve("no") + " (")
        .hasMessageEndingWith("; choose another file with file=NAME");
  }

  @Test
  void onlyWhatNobodyNamedIsGivenBack() throws IOException {
    Path named = Files.writeString(directory.resolve("named.jfr"), "older");

    Destination.named(named).giveBack();
    Destination.claim(directory.resolve("fjprobe-1.jfr"), temporary).giveBack();

    assertThat(named).hasContent("older");
    assertThat(directory.resolve("fjprobe-1.jfr")).doesNotExist();
  }
}
