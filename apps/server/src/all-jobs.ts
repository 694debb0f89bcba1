import { readFile } from './documents/read-file.job.ts';
import { cleanUp } from './jobs/clean-up.job.ts';
import type { Job } from './jobs/index.ts';
import { sendMail } from './mail/send-mail.job.ts';
import { sendResetLink } from './modules/auth/auth.jobs.ts';

/** The jobs that modules declare. */
const moduleJobs: readonly Job[] = [sendResetLink];

/** Every job of the product. */
export const allJobs: readonly Job[] = [sendMail, readFile, cleanUp, ...moduleJobs];
