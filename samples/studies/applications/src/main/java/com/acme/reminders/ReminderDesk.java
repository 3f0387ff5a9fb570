package com.acme.reminders;

import com.acme.common.Backend;
import com.acme.common.Outcome;
import java.util.Properties;
import org.quartz.Job;
import org.quartz.JobBuilder;
import org.quartz.JobDataMap;
import org.quartz.Scheduler;
import org.quartz.SchedulerException;
import org.quartz.SimpleScheduleBuilder;
import org.quartz.TriggerBuilder;
import org.quartz.impl.StdSchedulerFactory;

/**
 * Quartz sends a hundred reminders a second, and fetches statements of three offices twice a
 * second, with as many threads as the argument says.
 */
public final class ReminderDesk {
  private ReminderDesk() {}

  public static void main(String[] args) throws Exception {
    Properties properties = new Properties();
    properties.setProperty("org.quartz.threadPool.class", "org.quartz.simpl.SimpleThreadPool");
    properties.setProperty("org.quartz.threadPool.threadCount", args[0]);
    properties.setProperty("org.quartz.jobStore.class", "org.quartz.simpl.RAMJobStore");
    Scheduler scheduler = new StdSchedulerFactory(properties).getScheduler();
    JobDataMap data = new JobDataMap();
    data.put("gateway", Backend.start(5));
    data.put("office", Backend.start(400));
    schedule(scheduler, ReminderJob.class, "reminders", 10, data);
    schedule(scheduler, StatementJob.class, "sales", 500, data);
    schedule(scheduler, StatementJob.class, "stock", 500, data);
    schedule(scheduler, StatementJob.class, "taxes", 500, data);
    scheduler.start();
    Thread.sleep(10_000);
    long sent = ReminderJob.SENT.get();
    scheduler.shutdown(true);
    Outcome.end(
        sent > 0
            && StatementJob.FETCHED.get() > 0
            && ReminderJob.WRONG.get() + StatementJob.WRONG.get() == 0,
        "reminders: " + sent + " sent");
  }

  private static void schedule(
      Scheduler scheduler, Class<? extends Job> job, String name, int millis, JobDataMap data)
      throws SchedulerException {
    scheduler.scheduleJob(
        JobBuilder.newJob(job).withIdentity(name).setJobData(data).build(),
        TriggerBuilder.newTrigger()
            .withIdentity(name)
            .withSchedule(
                SimpleScheduleBuilder.simpleSchedule()
                    .withIntervalInMilliseconds(millis)
                    .repeatForever())
            .build());
  }
}
