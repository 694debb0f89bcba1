import { readFile } from './documents/read-file.job.ts';
import { cleanUp } from './jobs/clean-up.job.ts';
import type { Job } from './jobs/define-job.ts';
import { sendMail } from './mail/send-mail.job.ts';
import { modules } from './modules/index.ts';

/** Every job of the product: those of the server itself, and those that modules declare. */
export const allJobs: readonly Job[] = [sendMail, readFile, cleanUp, ...modules.flatMap(({ jobs }) => jobs)];
