package io.fjprobe.analyzer.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a script by which a shell completes commands and options. */
@Command(
    name = "completion",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints a script for bash and zsh, which then complete commands, options and files.",
      "",
      "  source <(analyzer completion)",
      "",
      "Put this line into ~/.bashrc. In ~/.zshrc it stands after 'autoload -U compinit && compinit'."
          + " The analyzer has to be on the PATH.%n"
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:done", "2:wrong usage"})
final class CompletionCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CommandLine analyzer = spec.root().commandLine();
    analyzer.getOut().print(AutoComplete.bash(analyzer.getCommandName(), analyzer));
    return 0;
  }
}
