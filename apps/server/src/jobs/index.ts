export { defineJob, type AddableJob, type Attempt, type Job, type JobContext } from './define-job.ts';
export { runJobs, type JobQueue } from './run-jobs.ts';
