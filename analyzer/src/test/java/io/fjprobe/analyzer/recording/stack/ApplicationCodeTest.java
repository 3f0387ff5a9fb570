package io.fjprobe.analyzer.recording.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ApplicationCodeTest {

  private static final String LIBRARY = "org.apache.commons.pool.Pool.take:7";
  private static final String OTHER = "net.strangers.Http.call:3";
  private static final String OWN = "com.acme.shop.Orders.place:42";

  private static String packed(String... lines) {
    return StackReading.of(Stacks.of(lines)).line();
  }

  private static String chosen(String program, String... lines) {
    return ApplicationCode.ofProgram(program).choose(packed(lines));
  }

  @Test
  void whatIsNamedLikeTheMainClassComesFirst() {
    assertThat(chosen("com.acme.Main 100", LIBRARY, OTHER, OWN)).isEqualTo(OWN);
    assertThat(chosen("shop/com.acme.Main", OTHER, OWN)).isEqualTo(OWN);
    assertThat(chosen("Main", LIBRARY, OTHER, "Main.run:5")).isEqualTo("Main.run:5");
  }

  @Test
  void elseWhatIsInNoLibrary() {
    assertThat(chosen("app.jar", LIBRARY, OTHER, OWN)).isEqualTo(OTHER);
    assertThat(chosen(null, LIBRARY, OWN)).isEqualTo(OWN);
    assertThat(chosen("org.junit.platform.console.ConsoleLauncher", LIBRARY, OWN)).isEqualTo(OWN);
    assertThat(chosen("com.other.Main", LIBRARY, OWN)).isEqualTo(OWN);
  }

  @Test
  void elseTheTopmost() {
    assertThat(chosen("app.jar", LIBRARY, "org.apache.spark.Executor.run:1")).isEqualTo(LIBRARY);
    assertThat(ApplicationCode.unknown().choose(null)).isNull();
  }

  @Test
  void whatTheUserNamesWins() {
    ApplicationCode code = ApplicationCode.of(List.of("net.strangers.", "org.none"));
    assertThat(code.choose(packed(LIBRARY, OWN, OTHER))).isEqualTo(OTHER);
  }

  @Test
  void whoCallsAHelperIsNamedBesideIt() {
    ApplicationCode code = ApplicationCode.ofProgram("com.acme.Main");
    String helper = "com.acme.common.Backend.ask:36";
    assertThat(code.chooseWithCaller(packed(helper, OTHER, OWN)))
        .isEqualTo(helper + " called from " + OWN);
    assertThat(code.chooseWithCaller(packed(OWN))).isEqualTo(OWN);
    assertThat(code.chooseWithCaller(null)).as("no stack").isNull();
    assertThat(code.chooseWithCaller(packed(LIBRARY))).isEqualTo(LIBRARY);
  }

  @Test
  void aCallerOfAnotherPackageComesFirst() {
    ApplicationCode code = ApplicationCode.ofProgram("com.acme.Main");
    String helper = "com.acme.common.Socket.read:36";
    String beside = "com.acme.common.Backend.ask:12";
    assertThat(code.caller(packed(helper, beside, OWN))).isEqualTo(OWN);
    assertThat(code.caller(packed(helper, beside))).isEqualTo(beside);
    assertThat(code.caller(packed(OWN, LIBRARY))).isNull();
    assertThat(code.caller(packed(LIBRARY, OTHER))).isNull();
    assertThat(code.caller(null)).isNull();
    ApplicationCode flat = ApplicationCode.ofProgram("Main");
    assertThat(flat.caller(packed("Work.run:5", "Main.main:9"))).isEqualTo("Main.main:9");
  }

  /** A nested class is a part of the helper. */
  @Test
  void aCallerOfAnotherClassComesBeforeOneOfTheSameFile() {
    ApplicationCode code = ApplicationCode.ofProgram("com.acme.Main");
    String wire = "com.acme.shop.Link$Wire.exchange:29";
    String link = "com.acme.shop.Link.call:50";
    String writer = "com.acme.shop.Writer.issue:31";
    assertThat(code.caller(packed(wire, link, writer))).isEqualTo(writer);
    assertThat(code.caller(packed(wire, link))).isEqualTo(link);
  }

  @Test
  void whatALibraryDoesForTheLineIsNamedBesideIt() {
    ApplicationCode code = ApplicationCode.ofProgram("com.acme.Main");
    String helper = "com.acme.common.Backend.ask:36";
    assertThat(code.chooseWithLibrary(packed(LIBRARY, OTHER, OWN)))
        .isEqualTo(OWN + " through " + LIBRARY);
    assertThat(code.chooseWithLibrary(packed(OWN, OTHER))).isEqualTo(OWN);
    assertThat(code.chooseWithLibrary(packed(LIBRARY, OTHER))).isEqualTo(OTHER);
    assertThat(code.chooseWithLibrary(null)).isNull();
    assertThat(code.chooseWithCaller(packed(LIBRARY, helper, OTHER, OWN)))
        .isEqualTo(helper + " through " + LIBRARY + " called from " + OWN);
  }

  @Test
  void theCallerIsOfTheSameClassIfOfNoOther() {
    ApplicationCode code = ApplicationCode.ofProgram("com.acme.Main");
    String[] stack = {
      "com.acme.Report.price:41",
      "com.acme.Report.price:44",
      "com.acme.Report.lambda$report$1:37",
      "synthetic com.acme.Report$$Lambda$93+0x00007f55ac000400.1234.applyAsLong:-1",
      "java.util.stream.LongPipeline$3$1.accept",
      "com.acme.Report.report:36"
    };
    assertThat(code.caller(packed(stack))).isEqualTo("com.acme.Report.report:37 (lambda)");
    assertThat(code.caller(packed(stack[2], stack[3], stack[5])))
        .as("a lambda and its own method")
        .isNull();
  }

  @Test
  void aFrameWithoutALineHasAPackageToo() {
    ApplicationCode code = ApplicationCode.ofProgram("com.acme.Main");
    assertThat(code.caller(packed("com.acme.Report.price:-1", "com.acme.Main.main:-1"))).isNull();
    String called = "native com.acme.shop.Disk.read:-1";
    assertThat(code.chooseWithCaller(packed(called, "com.acme.shop.Shop.a:3", "com.acme.Main.b:4")))
        .isEqualTo("com.acme.shop.Disk.read called from com.acme.Main.b:4");
  }

  @Test
  void ofAPackageTheTopmostLinesOfTwoClassesCount() {
    String caller = "com.acme.shop.Basket.add:1";
    assertThat(
            packed(
                OWN,
                "com.acme.shop.Orders$Row.run:3",
                caller,
                OTHER,
                "com.acme.shop.Shop.open:2",
                "com.acme.shop.Orders.place:50"))
        .isEqualTo(OWN + "\ncom.acme.shop.Orders$Row.run:3\n" + caller + "\n" + OTHER);
  }
}
