import { isDeepStrictEqual } from 'node:util';
import type { AgendaItem } from '@mijn/domain/agenda';
import type { ConvocationForm } from '@mijn/domain/convocations';
import { noticeGiven, noticeNeeded } from '@mijn/domain/convocations';
import { dutchDay } from '@mijn/domain/formats';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../capabilities/services.ts';
import { requestWebhooks } from '../../../capabilities/webhooks/request-webhooks.ts';
import type { Queries } from '../../../platform/database/index.ts';
import {
  AppError,
  createAndRead,
  type Member,
  orNotFound,
  requireBoard,
} from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { convokeAgenda, listAgendaItems } from '../agenda/agenda.service.ts';
import { listVotingRules } from '../../voting-rules/voting-rules.service.ts';
import {
  convene,
  listFilesOf,
  listMeetingNames,
  lockMeeting,
  requireMeeting,
  requirePlanned,
} from '../meetings.service.ts';
import { type ConvocationContent, type Convoked, readContent } from './convocation-content.service.ts';
import { writeConvocationMails } from './convocations.jobs.ts';
import { findNewest, insertConvocation } from './convocations.repository.ts';
import { sha256 } from '../../../platform/security/digest.ts';

type Needs = Pick<Services, 'database' | 'now'>;

type Meeting = Awaited<ReturnType<typeof requireMeeting>>;

/** What the members would be convened to now, with the rows that it is made of. */
export interface ConvokedNow {
  convoked: Convoked;
  items: readonly AgendaItemRow[];
  files: Awaited<ReturnType<typeof listFilesOf>>;
}

type AgendaItemRow = Pick<AgendaItem, 'id' | 'number' | 'version'>;

/** Returns what the members would be convened to now. */
export async function readConvoked(
  { database }: Pick<Needs, 'database'>,
  caller: Member,
  meeting: Meeting,
): Promise<ConvokedNow> {
  const { first_meeting_id } = meeting;
  const [{ data: items }, files, [first]] = await Promise.all([
    listAgendaItems({ database }, caller, { meeting_id: meeting.id }),
    listFilesOf(database, caller.membership, meeting.id),
    listMeetingNames(database, caller.membership, first_meeting_id === null ? [] : [first_meeting_id]),
  ]);
  const { concerns, meeting_date, ends_at, location, online_url } = meeting;
  const convoked: Convoked = {
    meeting: {
      concerns,
      meeting_date: meeting_date.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
      location,
      online_url,
    },
    first_meeting: first
      ? { concerns: first.concerns, meeting_date: first.meeting_date.toISOString() }
      : null,
    agenda: items.map(({ number, title, text, kind, proposal, document_ids }) => ({
      number,
      title,
      text,
      kind,
      proposal,
      documents: document_ids.map((id) => files.findIndex((file) => file.id === id) + 1),
    })),
    documents: files.map(({ name, byte_size, file_hash }) => ({ name, byte_size, sha256: file_hash })),
  };
  return { convoked, items, files };
}

/** Returns whether the members have what a convocation would say now. @param content the JSON of the newest convocation. */
export function isSent(
  content: string | undefined,
  { meeting, first_meeting, agenda, documents }: Convoked,
): boolean {
  if (content === undefined) return false;
  const before = readContent(content);
  return isDeepStrictEqual(
    {
      meeting: before.meeting,
      first_meeting: before.first_meeting,
      agenda: before.agenda,
      documents: before.documents,
    },
    JSON.parse(JSON.stringify({ meeting, first_meeting, agenda, documents })),
  );
}

/** Returns the notice that members get who are convened now, and what the rules of the association want. */
export async function readNotice(
  { database }: Pick<Needs, 'database'>,
  { membership }: Pick<Member, 'membership'>,
  { meeting_date }: Pick<Meeting, 'meeting_date'>,
  now: Date,
) {
  const { days, urgent_days } = noticeNeeded(await listVotingRules(database, membership.association_id));
  return { days_given: noticeGiven(now, meeting_date), days_needed: days, days_urgent: urgent_days };
}

/**
 * Keeps what the members are convened to, and mails it to all of them.
 * @throws AppError `not_found`, `forbidden`, `meeting_begun`, or `conflict` if another convocation came between, the agenda changes
 * at this moment, it is empty, or the members have it already.
 */
export async function createConvocation<Result>(
  services: Needs,
  caller: Member,
  { meeting_id }: { meeting_id: string },
  { version }: ConvocationForm,
  request: FastifyRequest,
  read: (inside: Needs, id: string) => Promise<Result>,
): Promise<Result> {
  const { database } = services;
  const { membership, name, user_id } = caller;
  const { association_id } = membership;
  const now = services.now();
  const meeting = await requireMeeting(database, membership, meeting_id);
  requireBoard(caller);
  requirePlanned(meeting, now);
  const { convoked, items, files } = await readConvoked(services, caller, meeting);
  const { days_given, days_needed } = await readNotice(services, caller, meeting, now);
  const create = async (transaction: Queries, id: string): Promise<void> => {
    const key = { association_id, meeting_id };
    requirePlanned(orNotFound(await lockMeeting(transaction, membership, meeting_id)), now);
    const newest = await findNewest(transaction, key);
    const isNext = version === (newest?.version ?? 0) + 1;
    if (!isNext || items.length === 0 || isSent(newest?.content, convoked)) throw new AppError('conflict');
    if (!(await convokeAgenda(transaction, key, items))) throw new AppError('conflict');
    const content = JSON.stringify({
      association: meeting.association_name,
      version,
      frozen_at: now.toISOString(),
      frozen_by: name,
      notice: { days_given, days_needed },
      ...convoked,
    } satisfies ConvocationContent);
    const hash = sha256(content);
    await insertConvocation(
      transaction,
      { ...key, id, version, frozen_at: now, frozen_by: user_id, content, hash, delivery_hash: hash },
      files.map(({ id: _id, ...file }) => file),
    );
    await convene(transaction, membership, meeting_id, dutchDay(now));
    const details = { meeting_id, convocation_id: id, version };
    await auditCaller(transaction, caller, 'convocation_sent', details, now);
    await writeConvocationMails.add(transaction, { association_id, convocation_id: id });
    await requestWebhooks(transaction, { kind: 'convocation.sent', association_id, id: meeting_id }, now);
  };
  return createAndRead(services, { caller, request, now }, create, read);
}
