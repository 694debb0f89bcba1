import { readFile } from '../documents/read-file.job.ts';
import { cleanUp } from '../jobs/clean-up.job.ts';
import type { Job } from '../jobs/define-job.ts';
import { sendMail } from '../mail/send-mail.job.ts';
import { archiveModule } from './archive/archive.module.ts';
import { authModule } from './auth/auth.module.ts';
import type { Module } from './define-module.ts';
import { formsModule } from './forms/forms.module.ts';
import { invoicesModule } from './invoices/invoices.module.ts';
import { meetingsModule } from './meetings/meetings.module.ts';
import { overviewModule } from './overview/overview.module.ts';
import { profileModule } from './profile/profile.module.ts';
import { searchModule } from './search/search.module.ts';
import { todosModule } from './todos/todos.module.ts';

/** All modules, in the order of the import and of the search results. */
export const modules: readonly Module[] = [
  authModule,
  profileModule,
  todosModule,
  meetingsModule,
  invoicesModule,
  formsModule,
  archiveModule,
  overviewModule,
  searchModule,
];

/** All jobs of the product: the jobs of the server itself and of the modules. */
export const allJobs: readonly Job[] = [sendMail, readFile, cleanUp, ...modules.flatMap(({ jobs }) => jobs)];
