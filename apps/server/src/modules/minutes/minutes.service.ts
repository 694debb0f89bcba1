import { isHeld, wasDoorOpened } from '@mijn/domain/presence';
import { quorumsNeeded, rulesAtMeeting } from '@mijn/domain/voting-rules';
import type { Services } from '../../capabilities/services.ts';
import { AppError, type Member } from '../../platform/wire/index.ts';
import { listAgendaItems } from '../meetings/agenda/agenda.service.ts';
import { listMotions } from '../voting/motions/motions.service.ts';
import { listBallots } from '../voting/ballots/hold-ballot.service.ts';
import { listAdjournments, listProceduralMotions } from '../voting/procedure/procedure.service.ts';
import { listDecisionsOfMeeting } from '../decisions/decisions.service.ts';
import { keyOf, requireMeeting } from '../meetings/meetings.service.ts';
import { findPastRepresentation } from '../voting/presence/presence.service.ts';
import { getVotingRules } from '../voting-rules/voting-rules.service.ts';
import { minutesFor } from '../meetings/meetings.access.ts';
import { listNotes } from './item-notes.repository.ts';
import { minutesFileName, writeMinutes, writeMinutesText } from './minutes-document.service.ts';
import type { MinutesFacts } from './minutes-facts.service.ts';
import * as repository from './minutes.repository.ts';
import { peopleOf, staysDuring } from './who-was-present.service.ts';

type Needs = Pick<Services, 'database' | 'now' | 'config'>;

/**
 * Returns the time from which people were present at a meeting: the planned one. If the meeting began before it, its first ballot or the
 * draft itself says so.
 */
const beginOf = (planned: Date, now: Date, first: { opened_at: Date } | undefined): Date =>
  new Date(Math.min(...[planned, now, ...(first ? [first.opened_at] : [])].map(Number)));

/** Returns what the draft of the minutes of a meeting says. @throws AppError `not_found`, `forbidden` outside the board, or `meeting_not_begun` */
async function readFacts(
  { database, now }: Pick<Needs, 'database' | 'now'>,
  caller: Member,
  { meeting_id }: { meeting_id: string },
): Promise<MinutesFacts> {
  const at = now();
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  const filter = minutesFor(caller);
  if (!wasDoorOpened(meeting, at)) throw new AppError('meeting_not_begun');
  const key = keyOf(caller, { meeting_id });
  const [
    items,
    notes,
    motions,
    procedural,
    adjournments,
    ballots,
    ways,
    presences,
    apartments,
    actions,
    decisions,
    rules,
  ] = await Promise.all([
    listAgendaItems({ database }, caller, { meeting_id }),
    listNotes(database, filter, key),
    listMotions({ database }, caller, { meeting_id }),
    listProceduralMotions({ database }, caller, { meeting_id }),
    listAdjournments(database.queries, key),
    listBallots({ database, now }, caller, { meeting_id }),
    repository.listWays(database, filter, key),
    repository.listPresences(database, filter, key),
    repository.listApartments(database, filter, key),
    repository.listActions(database, filter, key),
    listDecisionsOfMeeting(database, caller, meeting_id, at),
    getVotingRules({ database }, caller),
  ]);
  const oldestFirst = ballots.data.toReversed();
  const [oldest] = oldestFirst;
  const listed = new Set(oldestFirst.map(({ id }) => id));
  // A ballot that was opened between the two queries is newer.
  const leftOut = ways.filter(
    ({ ballot_id, opened_at }) => !listed.has(ballot_id) && oldest && opened_at <= oldest.opened_at,
  );
  const counted = presences.slice(0, repository.PRESENCES_MAX);
  const begin = beginOf(meeting.meeting_date, at, ways[0]);
  const stays = staysDuring(
    counted,
    ways.flatMap(({ counted_at }) => counted_at ?? []),
    begin,
  );
  const past = await findPastRepresentation(database.queries, key, stays, begin);
  return {
    meeting,
    now: at,
    is_held: isHeld(meeting, at),
    present: { ...past, people: peopleOf(stays, apartments, begin) },
    is_cut: counted.length < presences.length,
    apartments_total: rules.apartments_total,
    votes_total: rules.votes_total,
    quorums: quorumsNeeded(rulesAtMeeting(rules.rules, meeting), rules.votes_total),
    items: items.data,
    notes: new Map(notes.map(({ item_id, text }) => [item_id, text])),
    motions: motions.data,
    procedural,
    adjournments,
    ballots: oldestFirst,
    left_out: Map.groupBy(leftOut, ({ item_id }) => item_id),
    ways: new Map(ways.map((row) => [row.ballot_id, row])),
    decisions,
    actions: actions.slice(0, repository.ACTIONS_MAX),
    are_actions_cut: actions.length > repository.ACTIONS_MAX,
  };
}

/**
 * Returns the draft of the minutes of a meeting, with the name of its file.
 * @throws AppError `not_found`, `forbidden` outside the board, or `meeting_not_begun`
 */
export async function draftMinutes(
  services: Needs,
  caller: Member,
  of: { meeting_id: string },
): Promise<{ name: string; bytes: Buffer }> {
  const facts = await readFacts(services, caller, of);
  return { name: minutesFileName(facts.meeting), bytes: await writeMinutes(services.config, facts) };
}

/** Returns the draft of the minutes of a meeting as plain text. @throws the errors of `draftMinutes` */
export const draftText = async (
  services: Pick<Needs, 'database' | 'now'>,
  caller: Member,
  of: { meeting_id: string },
): Promise<string> => writeMinutesText(await readFacts(services, caller, of));
