package io.fjprobe.jmc;

import static org.assertj.core.api.Assertions.assertThat;

import io.fjprobe.testing.AgentRun;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.eclipse.osgi.launch.EquinoxFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmc.flightrecorder.rules.IRule;
import org.osgi.framework.Bundle;
import org.osgi.framework.launch.Framework;
import org.osgi.framework.wiring.BundleWiring;

/** The shipped jar is a plug-in: it resolves among those of JMC, on what JMC's windows run on. */
class PluginIT {

  @TempDir private Path directory;

  @Test
  void theRulesAndPagesAreThereForJmc() throws Exception {
    Framework framework =
        new EquinoxFactory()
            .newFramework(
                Map.of(
                    "org.osgi.framework.storage",
                    directory.resolve("storage").toString(),
                    "osgi.parentClassloader",
                    "ext"));
    framework.start();
    try {
      for (String jar : bundlesOfJmc()) {
        framework.getBundleContext().installBundle(Path.of(jar).toUri().toString());
      }
      Bundle ours =
          framework
              .getBundleContext()
              .installBundle(
                  AgentRun.DISTRIBUTION.resolve("fjprobe-jmc-rules.jar").toUri().toString());
      ours.start();
      assertThat(ours.getEntry("plugin.xml")).isNotNull();
      assertThat(ours.getEntry("fjprobe-pages.xml")).isNotNull();
      ClassLoader loader = ours.adapt(BundleWiring.class).getClassLoader();
      Class<?> service = loader.loadClass(IRule.class.getName());
      assertThat(service.getClassLoader())
          .isNotSameAs(loader)
          .isNotSameAs(getClass().getClassLoader());
      assertThat(ServiceLoader.load(service, loader).stream().map(ServiceLoader.Provider::get))
          .hasSize(ForkJoinRules.class.getClasses().length + 1) // and ParallelismRule
          .allMatch(rule -> rule.getClass().getClassLoader() == loader);
    } finally {
      framework.stop();
      framework.waitForStop(0);
    }
  }

  private static List<String> bundlesOfJmc() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.matches(".*/(openjdk/jmc/.*|encoder-[^/]*|lz4-java-[^/]*)\\.jar"))
        .toList();
  }
}
