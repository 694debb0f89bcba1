import type { Caller } from '../kit/caller.ts';
import type { Kit } from '../kit/kit.ts';
import { isSuccess, needSuccess, shown, Skipped } from '../kit/outcomes.ts';
import { fieldOf, idOf, listOf, rowsOf } from '../kit/values.ts';
import { get, type Hall, needMeeting } from './rehearsal.ts';

/** Records that somebody is present, as the board does at the door, and takes it back at the end. */
async function letIn(kit: Kit, meeting: string, voter: Caller): Promise<void> {
  const own = needSuccess(await get(voter, `${meeting}/own-votes`)).body;
  if (fieldOf(own, 'is_held') !== true) throw new Skipped('the meeting of --meeting is not held now');
  if (fieldOf(own, 'ballot') !== null)
    throw new Skipped('the meeting of --meeting votes about something already');
  if (fieldOf(own, 'presence') !== null) return;
  const code = fieldOf(own, 'code');
  if (typeof code !== 'string') throw new Skipped('a voter has no code for the door');
  const { caller } = kit.member;
  const query = { q: code };
  const found = await caller.send({ method: 'GET', path: `${meeting}/presence/attendees`, query });
  const [attendee] = rowsOf(needSuccess(found).body);
  const record = (is_present: boolean) =>
    caller.send({
      method: 'PUT',
      path: `${meeting}/presence`,
      json: { attendee: fieldOf(attendee, 'attendee'), is_present, is_online: false },
    });
  kit.atEnd(`${meeting}/presence`, async () => isSuccess(await record(false)));
  const response = await record(true);
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
  await letIn(kit, meeting, owner.caller);
  await letIn(kit, meeting, chair);
  return { kit, chair, owner: owner.caller, meeting, itemId };
}
