package io.fjprobe.analyzer.fleet;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is asked about which facts.
 *
 * @param facts folder of the tables
 * @param questions names; empty: all
 * @param by columns or labels to group by; empty: as each question has it
 * @param sql file with a question of the user's own; null: none
 * @param query a question of the user's own, as SQL; null: none
 * @param list print the names of the questions instead of answers
 * @param show print the SQL instead of answers
 * @param json print JSON instead of text
 * @param html page to write as well; null: none
 * @param version of the analyzer
 */
public record QuestionRequest(
    @Nullable Path facts,
    List<String> questions,
    List<String> by,
    @Nullable Path sql,
    @Nullable String query,
    boolean list,
    boolean show,
    boolean json,
    @Nullable Path html,
    String version) {}
