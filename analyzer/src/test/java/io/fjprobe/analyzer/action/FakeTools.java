package io.fjprobe.analyzer.action;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * The commands that a step finds: those of macOS, which know no long options and have no sha256sum,
 * and stand-ins for gh and mvn that leave a line in {@code calls} for each call.
 */
record FakeTools(Path folder) {

  private static final String[] AS_ON_MACOS = {
    "awk",
    "basename",
    "cat",
    "cp",
    "dirname",
    "env",
    "grep",
    "gzip",
    "head",
    "ls",
    "mkdir",
    "perl",
    "readlink",
    "rm",
    "sed",
    "shasum",
    "sort",
    "tar",
    "tee",
    "tr"
  };

  static FakeTools in(Path folder) throws IOException {
    FakeTools tools = new FakeTools(Files.createDirectories(folder));
    for (String name : AS_ON_MACOS) {
      tools.add(
          name,
          """
          for word in "$@"; do
            case $word in --?*) echo "%1$s: unrecognized option $word" >&2; exit 64 ;; esac
          done
          PATH=%2$s exec %1$s "$@"
          """
              .formatted(name, System.getenv("PATH")));
    }
    return tools;
  }

  /** The text is that of the shell behind the line that notes the call. */
  FakeTools add(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    String note =
        name.equals("gh") || name.equals("mvn")
            ? "echo \"" + name + " $*\" >> '" + calls() + "'\n"
            : "";
    Files.writeString(file, "#!/bin/bash\n" + note + text + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    return this;
  }

  Path calls() {
    return folder.resolveSibling("calls");
  }

  /** With bash in its usual place. */
  String path() {
    return folder.toString();
  }
}
