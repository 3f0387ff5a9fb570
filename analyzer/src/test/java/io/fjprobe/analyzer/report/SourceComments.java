package io.fjprobe.analyzer.report;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** What comments in the sources say of classes, of parts of records and of methods. */
final class SourceComments {

  private final Map<String, String> texts = new HashMap<>();

  static SourceComments of(Path sources) throws IOException {
    List<Path> files;
    try (Stream<Path> walk = Files.walk(sources)) {
      files = walk.filter(file -> file.toString().endsWith(".java")).toList();
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    SourceComments comments = new SourceComments();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, List.of(), null, manager.getJavaFileObjectsFromPaths(files));
      DocTrees trees = DocTrees.instance(task);
      for (CompilationUnitTree unit : task.parse()) {
        comments.new Reader(trees).scan(unit, unit.getPackageName() + ".");
      }
    }
    return comments;
  }

  /** Empty: there is no comment. */
  String of(Class<?> type) {
    return texts.getOrDefault(type.getCanonicalName(), "");
  }

  String of(Class<?> type, String member) {
    return texts.getOrDefault(type.getCanonicalName() + "#" + member, "");
  }

  /** The second argument is the name of what is around a class, with a dot. */
  private final class Reader extends TreePathScanner<Void, String> {

    private final DocTrees trees;

    Reader(DocTrees trees) {
      this.trees = trees;
    }

    @Override
    public Void visitClass(ClassTree type, String around) {
      String name = around + type.getSimpleName();
      DocCommentTree comment = trees.getDocCommentTree(getCurrentPath());
      if (comment != null) {
        texts.put(name, plain(comment.getFirstSentence()));
        for (DocTree tag : comment.getBlockTags()) {
          if (tag instanceof ParamTree parameter) {
            texts.put(name + "#" + parameter.getName(), plain(parameter.getDescription()));
          }
        }
      }
      for (Tree member : type.getMembers()) {
        if (member instanceof MethodTree method) {
          addMethod(name, method);
        }
      }
      return super.visitClass(type, name + ".");
    }

    private void addMethod(String type, MethodTree method) {
      DocCommentTree comment = trees.getDocCommentTree(new TreePath(getCurrentPath(), method));
      if (comment != null && method.getParameters().isEmpty()) {
        texts.putIfAbsent(
            type + "#" + method.getName(),
            plain(comment.getFirstSentence()).replaceFirst("^Returns ", ""));
      }
    }

    private String plain(List<? extends DocTree> parts) {
      return parts.stream()
          .map(DocTree::toString)
          .collect(Collectors.joining())
          .replaceAll("\\{@code ([^}]*)}", "`$1`")
          .replaceAll("\\{@link (?:[^}]* )?#?([^} ]*)}", "$1")
          .replaceAll("\\s+", " ")
          .replaceFirst("\\.$", "")
          .strip();
    }
  }
}
