import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Exchange } from '../../../files/index.ts';
import { guardDownload, isUnchanged, type Download } from '../../../files/send-file.ts';

/** Sends an iCalendar file; 304 to who has it already. Nobody but the one who asks may keep it. */
export async function sendCalendar(
  calendar: string,
  { name, disposition }: Pick<Download, 'name' | 'disposition'>,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const etag = `"${hash('sha256', calendar)}"`;
  guardDownload(reply, name, disposition);
  void reply.header('etag', etag);
  if (isUnchanged(request, etag)) return reply.status(304).send();
  return reply.type('text/calendar; charset=utf-8').send(calendar);
}
