import type { FastifyBaseLogger } from 'fastify';
import type { Foundation } from '../platform/foundation.ts';
import type { MailJobContext } from '../platform/mail/send-mail.job.ts';
import { createMailTransport } from '../platform/mail/transport.ts';
import { createReader, type Reader } from './documents/reader.ts';
import type { Files } from './files/files.ts';
import { composeMail } from './notifications/compose-mail.ts';
import type { MailSourceContext } from './notifications/sources.ts';
import type { PersonalData } from './personal-data/personal-data.ts';

export interface JobServices extends MailJobContext, MailSourceContext {
  files: Files;
  reader: Reader;
  personalData: readonly PersonalData[];
}

export function withComposer(context: Omit<JobServices, 'composeMail'>): JobServices {
  return { ...context, composeMail: (queries, source) => composeMail(context, queries, source) };
}

/** Close the reader and the transport at the end. */
export function openJobServices(
  foundation: Foundation,
  log: FastifyBaseLogger,
  { files, sources, personalData }: Pick<JobServices, 'files' | 'sources' | 'personalData'>,
): JobServices {
  return withComposer({
    ...foundation,
    log,
    files,
    reader: createReader(),
    transport: createMailTransport(foundation.config),
    sources,
    personalData,
  });
}
