package com.acme.reminders;

import com.acme.common.Backend;
import java.util.concurrent.atomic.AtomicLong;
import org.quartz.Job;
import org.quartz.JobExecutionContext;

/** Waits for a statement of an office, which takes most of half a second. */
public final class StatementJob implements Job {
  static final AtomicLong FETCHED = new AtomicLong();
  static final AtomicLong WRONG = new AtomicLong();

  @Override
  public void execute(JobExecutionContext context) {
    Backend office = (Backend) context.getMergedJobDataMap().get("office");
    long statement = FETCHED.incrementAndGet();
    if (office.ask(statement) != Backend.answerTo(statement)) {
      WRONG.incrementAndGet();
    }
  }
}
