import { dutchDay } from '@mijn/domain/formats';
import { type ResolutionState, stateOfResolution } from '@mijn/domain/written-resolutions';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { associations, type Queries } from '../../platform/database/index.ts';
import { listMembersToMail, type MemberPage, type MemberToMail } from '../../platform/mail/member-batches.ts';
import { ownsVotingApartment } from '../voting-rules/voting-rules.service.ts';
import type { ResolutionEvent } from './written-resolutions.mail.ts';
import { isStillSaid, type ResolutionKey } from './written-resolutions.repository.ts';
import { writtenResolutions } from './written-resolutions.tables.ts';

/** The state in which there is still something to mail. */
const stateOfEvent: Readonly<Record<ResolutionEvent, ResolutionState>> = {
  asked: 'open',
  reminder: 'open',
  adopted: 'adopted',
  withdrawn: 'withdrawn',
};

export const mailKeyOf = (
  event: ResolutionEvent,
  { resolution_id }: ResolutionKey,
  user_id: string,
): string => `resolution_${event}:${resolution_id}:${user_id}`;

/** Locks a resolution, and returns what a mail says of it; undefined if something else happened to it since. */
export async function findResolutionToMail(
  queries: Queries,
  { association_id, resolution_id }: ResolutionKey,
  event: ResolutionEvent,
  now: Date,
) {
  const { title, last_day, adopted_on, withdrawn_on } = writtenResolutions;
  const [row] = await queries
    .select({
      resolution: { title, last_day, adopted_on, withdrawn_on },
      association: { code: associations.code, name: associations.name },
    })
    .from(writtenResolutions)
    .innerJoin(associations, eq(associations.id, writtenResolutions.association_id))
    .where(
      and(eq(writtenResolutions.association_id, association_id), eq(writtenResolutions.id, resolution_id)),
    )
    .for('update', { of: writtenResolutions });
  // Whether somebody is against tells apart two states about which nobody is mailed.
  const isMailed =
    row &&
    stateOfResolution({ ...row.resolution, has_against: false }, dutchDay(now)) === stateOfEvent[event];
  return isMailed ? row : undefined;
}

function isReceiver(event: ResolutionEvent, key: ResolutionKey): SQL {
  const { association_id, resolution_id } = key;
  switch (event) {
    case 'asked':
    case 'adopted':
      return ownsVotingApartment(association_id);
    case 'reminder':
      return ownsVotingApartment(
        association_id,
        sql`and not exists (
          select from written_resolution_votes said where said.association_id = ${association_id}
            and said.resolution_id = ${resolution_id} and said.apartment_id = units.id and ${isStillSaid(association_id)})`,
      );
    case 'withdrawn':
      return sql`exists (
        select from outbox_mails where dedupe_key = ${mailKeyOf('asked', key, '')} || users.id::text)`;
  }
}

/**
 * Returns the next members to mail, in the order of their ids: the owners who vote, for a reminder those of an apartment that said nothing, and
 * those who were asked about a resolution that was withdrawn.
 */
export const listReceivers = async (
  queries: Queries,
  key: ResolutionKey,
  event: ResolutionEvent,
  page: MemberPage,
): Promise<MemberToMail[]> => listMembersToMail(queries, key.association_id, isReceiver(event, key), page);
