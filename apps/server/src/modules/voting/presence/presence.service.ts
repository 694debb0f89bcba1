import { MEETING_HELD_BEFORE_MS } from '@mijn/domain/limits';
import {
  type AttendeesQuery,
  isHeld,
  type OfficersForm,
  type OwnPresenceForm,
  type PresenceForm,
  type PresencesForm,
  wasDoorOpened,
} from '@mijn/domain/presence';
import { mayChair, quorumsNeeded, type RuleOfVoting, rulesAtMeeting } from '@mijn/domain/voting-rules';
import type { Services } from '../../../capabilities/services.ts';
import { announce } from '../../../capabilities/sections/sections.ts';
import {
  changeAndRead,
  type Database,
  inTransaction,
  type Queries,
} from '../../../platform/database/index.ts';
import { typedText } from '../../../platform/texts/typed-text.ts';
import { AppError, type Member } from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import {
  areMinutesPublished,
  type CalendarMeeting,
  keyOf,
  type MeetingKey,
  requireHeld,
  requireMeeting,
  requireUnpublished,
  saveOfficers,
} from '../../meetings/meetings.service.ts';
import { getVotingRules } from '../../voting-rules/voting-rules.service.ts';
import { ownPresence, presencesFor } from '../../meetings/meetings.access.ts';
import { getAdjournment } from '../procedure/procedure.service.ts';
import * as repository from './presence.repository.ts';

export {
  findPastRepresentation,
  listRepresentedBy,
  listVotesOfPeople,
  type PastRepresentation,
  type Represented,
  representatives,
} from './represented.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

/** Returns who chairs a meeting and who takes its minutes, and whether that chair may chair by the rules. */
async function officersOf(
  database: Database,
  caller: Member,
  { id, chair_name, minute_taker, officers_set_at }: CalendarMeeting,
  rules: readonly RuleOfVoting[],
) {
  const person =
    chair_name === null
      ? null
      : await repository.findNamesake(
          database,
          presencesFor(caller),
          caller.membership.association_id,
          chair_name,
        );
  const is_chair_allowed = mayChair(rules, person);
  const is_final = await areMinutesPublished(database, keyOf(caller, { meeting_id: id }));
  return { chair: chair_name, minute_taker, set_at: officers_set_at, is_chair_allowed, is_final };
}

/**
 * Sets who chairs a meeting, and who takes its minutes.
 * @throws AppError `forbidden` outside the board, `not_found`, `meeting_not_begun` before its door opens, or `minutes_published`.
 */
export async function setOfficers(
  services: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  { chair, minute_taker }: OfficersForm,
) {
  const now = services.now();
  const meeting = await requireMeeting(services.database, caller.membership, meeting_id);
  presencesFor(caller);
  if (!wasDoorOpened(meeting, now)) throw new AppError('meeting_not_begun');
  const named = {
    ...(chair !== undefined && { chair_name: chair === '' ? null : typedText(chair) }),
    ...(minute_taker !== undefined && { minute_taker: minute_taker === '' ? null : typedText(minute_taker) }),
  };
  const key = keyOf(caller, { meeting_id });
  return changeAndRead(
    services,
    async (transaction) => {
      await requireUnpublished(transaction, key);
      if (!(await saveOfficers(transaction, caller.membership, meeting_id, named, now))) return;
      await auditCaller(transaction, caller, 'meeting_officers_set', { meeting_id }, now);
      await announceMeeting(transaction, key, now);
    },
    (inside) => getPresence(inside, caller, { meeting_id }),
  );
}

/** @throws AppError `forbidden` outside the board, or `not_found` */
export async function getPresence({ database, now }: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  const key = keyOf(caller, { meeting_id });
  const [counts, { rules, apartments_total, votes_total }, adjournment] = await Promise.all([
    repository.countPresent(database, presencesFor(caller), key),
    getVotingRules({ database }, caller),
    getAdjournment(database, key),
  ]);
  const officers = await officersOf(database, caller, meeting, rules);
  const quorums = quorumsNeeded(rulesAtMeeting(rules, meeting), votes_total).map((quorum) =>
    Object.assign(quorum, { is_reached: counts.votes_present >= quorum.votes }),
  );
  return {
    is_held: isHeld(meeting, now()),
    opens_at: new Date(meeting.meeting_date.getTime() - MEETING_HELD_BEFORE_MS),
    apartments_total,
    votes_total,
    ...counts,
    quorums,
    officers,
    adjournment,
  };
}

/** @throws AppError `forbidden` outside the board, or `not_found` */
export async function listAttendees(
  { database }: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  query: AttendeesQuery,
) {
  await requireMeeting(database, caller.membership, meeting_id);
  return repository.listAttendees(database, presencesFor(caller), keyOf(caller, { meeting_id }), query);
}

/** Tells open tabs that something changed at a meeting that is held. */
export const announceMeeting = async (
  transaction: Queries,
  { association_id, meeting_id }: MeetingKey,
  happened_at: Date,
): Promise<void> =>
  announce(transaction, { association_id, section: 'ballots', entity_id: meeting_id, happened_at });

/** Returns whom `attendee` names, or undefined. */
function personOf(attendee: string): repository.Person | undefined {
  const [, kind, name] = /^(member|owner|holder):(.+)$/su.exec(attendee) ?? [];
  if (name === undefined) return undefined;
  if (kind === 'member') return { user_id: name };
  return kind === 'owner' ? { apartment_id: name } : { holder_name: name };
}

/** Records the changes of presences and tells open tabs, if something changed. */
async function record(
  { database }: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  people: readonly repository.Person[],
  { is_present, is_online, now }: { is_present: boolean; is_online: boolean; now: Date },
): Promise<void> {
  const key = keyOf(caller, { meeting_id });
  await inTransaction(database.queries, async (transaction) => {
    let isChanged = false;
    for (const person of people) {
      const isRecorded = is_present
        ? await repository.recordArrival(transaction, key, person, { is_online, now })
        : await repository.recordDeparture(transaction, key, person, now);
      if (!isRecorded) continue;
      isChanged = true;
      const details = { meeting_id, ...person, is_present, is_online };
      await auditCaller(transaction, caller, 'presence_recorded', details, now);
    }
    if (isChanged) await announceMeeting(transaction, key, now);
  });
}

/**
 * Records that somebody came or left.
 * @throws AppError `forbidden` outside the board, `not_found`, `meeting_not_held`, or `validation_failed` for somebody who can't be present.
 */
export const setPresence = async (
  services: Needs,
  caller: Member,
  of: OfMeeting,
  { attendee, ...form }: PresenceForm,
) => recordAll(services, caller, of, { ...form, attendees: [attendee] }, 'attendee');

/** Does for several people what `setPresence` does for one: for all of them, or for none. */
export const setPresences = async (services: Needs, caller: Member, of: OfMeeting, form: PresencesForm) =>
  recordAll(services, caller, of, form, 'attendees');

async function recordAll(
  services: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  { attendees, is_present, is_online }: PresencesForm,
  field: 'attendee' | 'attendees',
) {
  const now = services.now();
  const meeting = await requireMeeting(services.database, caller.membership, meeting_id);
  presencesFor(caller);
  requireHeld(meeting, now);
  // Two who record the same people wait for each other, whatever the order in which they chose them.
  const named = [...new Set(attendees)].toSorted();
  const people = named.flatMap((attendee) => personOf(attendee) ?? []);
  const key = keyOf(caller, { meeting_id });
  if (people.length < named.length || !(await repository.canBePresent(services.database, key, named)))
    throw new AppError('validation_failed', { errors: { [field]: [{ code: 'not_allowed' }] } });
  await record(services, caller, { meeting_id }, people, { is_present, is_online, now });
  return getPresence(services, caller, { meeting_id });
}

/** Signs the attendance list for the caller, if the caller is present and did not sign yet. */
async function sign(
  { database }: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  now: Date,
): Promise<void> {
  const key = keyOf(caller, { meeting_id });
  await inTransaction(database.queries, async (transaction) => {
    if (!(await repository.recordSignature(transaction, key, { user_id: caller.user_id }, now))) return;
    await auditCaller(transaction, caller, 'presence_signed', { meeting_id }, now);
    await announceMeeting(transaction, key, now);
  });
}

/** Returns the presence of the caller, and the code with which the caller reports at the door. Staff have no code. */
export async function getOwnPresence(
  { database }: Pick<Needs, 'database'>,
  caller: Member,
  { meeting_id }: OfMeeting,
) {
  const { code, ...own } = await repository.findOwnPresence(
    database,
    ownPresence(caller),
    meeting_id,
    caller.user_id,
  );
  return { ...own, code: caller.impersonator ? null : code };
}

/**
 * Records that the caller attends online, or left. Whoever is in the hall stays there. Whoever is present then has signed the attendance list.
 * @throws AppError `not_found`, `meeting_not_held`, or `forbidden` for somebody who is not present, and for whom the meeting has no address to
 * attend it online.
 */
export async function setOwnPresence(
  services: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  { is_present }: OwnPresenceForm,
): Promise<void> {
  const now = services.now();
  const meeting = await requireMeeting(services.database, caller.membership, meeting_id);
  requireHeld(meeting, now);
  const { presence } = await getOwnPresence(services, caller, { meeting_id });
  if (is_present && !presence && meeting.online_url === null)
    throw new AppError('forbidden', { message: 'Report at the door: the meeting is not online.' });
  if (!is_present || !presence) {
    const person = { user_id: caller.user_id };
    await record(services, caller, { meeting_id }, [person], { is_present, is_online: true, now });
  }
  if (is_present) await sign(services, caller, { meeting_id }, now);
}
