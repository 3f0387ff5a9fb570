package com.acme.reminders;

import com.acme.common.Backend;
import java.util.concurrent.atomic.AtomicLong;
import org.quartz.Job;
import org.quartz.JobExecutionContext;

/** Sends a reminder, which takes some milliseconds. */
public final class ReminderJob implements Job {
  static final AtomicLong SENT = new AtomicLong();
  static final AtomicLong WRONG = new AtomicLong();

  @Override
  public void execute(JobExecutionContext context) {
    Backend gateway = (Backend) context.getMergedJobDataMap().get("gateway");
    long reminder = SENT.incrementAndGet();
    if (gateway.ask(reminder) != Backend.answerTo(reminder)) {
      WRONG.incrementAndGet();
    }
  }
}
