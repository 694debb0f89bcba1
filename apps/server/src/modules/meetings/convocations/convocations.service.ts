import type { Convocation } from '@mijn/domain/convocations';
import { isBoardMember } from '@mijn/domain/roles';
import type { Services } from '../../../capabilities/services.ts';
import type { Queries, RowOf } from '../../../platform/database/index.ts';
import { AppError, type Member, orNotFound, requireBoard } from '../../../platform/wire/index.ts';
import { isPlanned, requireMeeting } from '../meetings.service.ts';
import { convocationsFor } from '../meetings.access.ts';
import * as repository from './convocations.repository.ts';
import { countLetters } from './letters.repository.ts';
import { countConvened } from './convened-members.repository.ts';
import { sha256 } from '../../../platform/security/digest.ts';
import { isChainUnchanged } from './delivery-chain.service.ts';
import { isSent, readConvoked, readNotice } from './send-convocation.service.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

/** Returns the convocations of a meeting, newest first, and whether the caller may send one. @throws AppError `not_found` */
export async function listConvocations(services: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const { database } = services;
  const now = services.now();
  const { membership } = caller;
  const { association_id } = membership;
  const meeting = await requireMeeting(database, membership, meeting_id);
  const data = await repository.listConvocations(database, convocationsFor(membership), meeting_id);
  const none = { data, may_send: false, notice: null, recipient_count: null, letter_count: null };
  if (!isBoardMember(membership) || !isPlanned(meeting, now)) return none;
  const [{ convoked }, newest, letters] = await Promise.all([
    readConvoked({ database }, caller, meeting),
    repository.findNewest(database.queries, { association_id, meeting_id }),
    countLetters(database, association_id, data[0]?.id ?? null),
  ]);
  if (convoked.agenda.length === 0 || isSent(newest?.content, convoked))
    return { ...none, letter_count: data.length === 0 ? null : letters };
  const [notice, recipient_count] = await Promise.all([
    readNotice(services, caller, meeting, now),
    countConvened(database.queries, association_id),
  ]);
  return { data, may_send: true, notice, recipient_count, letter_count: letters };
}

/** Returns a convocation as the list has it. @throws AppError `not_found` */
export async function getConvocation(
  { database }: Pick<Needs, 'database'>,
  { membership }: Member,
  { meeting_id }: OfMeeting,
  id: string,
): Promise<RowOf<Convocation, 'frozen_at'>> {
  const all = await repository.listConvocations(database, convocationsFor(membership), meeting_id);
  return orNotFound(all.find((convocation) => convocation.id === id));
}

/** Returns a convocation with its content. @throws AppError `not_found` */
export const requireConvocation = async (
  { database }: Pick<Needs, 'database'>,
  { membership }: Member,
  of: repository.OfConvocation,
) => orNotFound(await repository.findConvocation(database, convocationsFor(membership), of));

/** Returns the key of a convocation whose deliveries the caller may read. @throws AppError `not_found`, or `forbidden` outside the board */
async function requireDeliveries(
  services: Pick<Needs, 'database'>,
  caller: Member,
  of: repository.OfConvocation,
) {
  const convocation = await requireConvocation(services, caller, of);
  requireBoard(caller);
  const { association_id, id: convocation_id } = convocation;
  return { convocation, key: { association_id, convocation_id } };
}

const isUnchanged = (
  content: string,
  { deliveries, end }: NonNullable<Awaited<ReturnType<typeof repository.findChain>>>,
): boolean => isChainUnchanged(sha256(content), deliveries, end);

/** Returns one page of the deliveries, and whether the chain is as it was written. @throws AppError `not_found`, or `forbidden` */
export async function listDeliveries(
  services: Pick<Needs, 'database'>,
  caller: Member,
  of: repository.OfConvocation,
  query: { page: number; per_page: number },
) {
  const { database } = services;
  const { convocation, key } = await requireDeliveries(services, caller, of);
  const [list, chain] = await Promise.all([
    repository.listDeliveries(database, key, query),
    repository.findChain(database.queries, key),
  ]);
  return { ...list, is_unchanged: isUnchanged(convocation.content, orNotFound(chain)) };
}

/** @throws AppError `convocation_altered` if somebody changed the chain, so that nothing is added to it. */
export async function requireUnchangedChain(
  queries: Queries,
  key: repository.ConvocationKey,
  content: string,
): Promise<void> {
  const chain = orNotFound(await repository.findChain(queries, key));
  if (!isUnchanged(content, chain)) throw new AppError('convocation_altered');
}

/** Returns all deliveries of a convocation. @throws AppError `not_found`, or `forbidden` outside the board */
export async function listAllDeliveries(
  services: Pick<Needs, 'database'>,
  caller: Member,
  of: repository.OfConvocation,
) {
  const { key } = await requireDeliveries(services, caller, of);
  return repository.listAllDeliveries(services.database, key);
}
