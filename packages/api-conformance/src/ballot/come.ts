import type { Caller, KitResponse } from '../kit/caller.ts';
import type { Kit } from '../kit/kit.ts';
import { isSuccess, needSuccess, shown, Skipped } from '../kit/outcomes.ts';
import { fieldOf, idOf, listOf, rowsOf } from '../kit/values.ts';
import { get, type Hall, needMeeting } from './rehearsal.ts';

type Door = Pick<Hall, 'kit' | 'meeting'>;

/** Searches those who can be present, by a code or a name, as the board does at the door. */
export async function findAttendees({ kit, meeting }: Door, q: string): Promise<readonly unknown[]> {
  const path = `${meeting}/presence/attendees`;
  return rowsOf(needSuccess(await kit.member.caller.send({ method: 'GET', path, query: { q } })).body);
}

/** Returns somebody in the list of the door by the own code. @throws Skipped without a code */
export async function attendeeOf(door: Door, voter: Caller): Promise<unknown> {
  const own = needSuccess(await get(voter, `${door.meeting}/own-votes`)).body;
  const code = fieldOf(own, 'code');
  if (typeof code !== 'string') throw new Skipped('a voter has no code for the door');
  const [attendee] = await findAttendees(door, code);
  return attendee;
}

/** Records that somebody came or left, as the board does at the door. */
export const setPresence = (
  { kit, meeting }: Door,
  attendee: unknown,
  is_present: boolean,
): Promise<KitResponse> =>
  kit.member.caller.send({
    method: 'PUT',
    path: `${meeting}/presence`,
    json: { attendee: fieldOf(attendee, 'attendee'), is_present, is_online: false },
  });

/** Records that somebody is present, and takes it back at the end. */
export async function letIn(door: Door, voter: Caller): Promise<void> {
  const own = needSuccess(await get(voter, `${door.meeting}/own-votes`)).body;
  if (fieldOf(own, 'is_held') !== true) throw new Skipped('the meeting of --meeting is not held now');
  if (fieldOf(own, 'ballot') !== null)
    throw new Skipped('the meeting of --meeting votes about something already');
  if (fieldOf(own, 'presence') !== null) return;
  const attendee = await attendeeOf(door, voter);
  door.kit.atEnd(`${door.meeting}/presence`, async () => isSuccess(await setPresence(door, attendee, false)));
  const response = await setPresence(door, attendee, true);
  if (!isSuccess(response)) throw new Skipped(`nobody can be let in: ${shown(response)}`);
}

/** Brings the chair and the owner into the meeting, and finds what it votes about. @throws Skipped */
export async function comeToMeeting(kit: Kit): Promise<Hall> {
  const { meeting, owner } = needMeeting(kit);
  const chair = kit.member.caller;
  const items = rowsOf(needSuccess(await get(chair, `${meeting}/agenda-items`)).body);
  const isForOrAgainst = (item: unknown): boolean => {
    const proposal = fieldOf(item, 'proposal');
    return proposal !== null && listOf(fieldOf(proposal, 'options')).length === 0;
  };
  const itemId = idOf(items.findLast(isForOrAgainst));
  if (itemId === undefined) throw new Skipped('the agenda of --meeting has no proposal without options');
  await letIn({ kit, meeting }, owner.caller);
  await letIn({ kit, meeting }, chair);
  const voters = kit.voters.map(({ caller }) => caller);
  return { kit, chair, owner: owner.caller, voters, meeting, itemId };
}
