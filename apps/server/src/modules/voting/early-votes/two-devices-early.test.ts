import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Vote } from '@mijn/domain/tally';
import { v4 as newMark } from 'uuid';
import { AGAINST, FOR } from '../ballots/testing/ballots-fixture.ts';
import { createEarlyVotesFixture, type EarlyVotesFixture, firstOf } from './testing/early-votes-fixture.ts';

let fixture: EarlyVotesFixture;
beforeAll(async () => {
  fixture = await createEarlyVotesFixture();
});
afterAll(() => fixture.server.stop());

const NONE = { choice: null, option: null } as const;

interface Sent {
  choice: Vote['choice'] | null;
  option: string | null;
  mark: string;
  replaces: string[];
}

/** Returns a member with two screens, which vote by what each of them saw last. */
async function start() {
  const { path, item, members } = await fixture.aMeeting([3]);
  const anna = firstOf(members);
  const seen = async () => {
    const [vote] = await fixture.votesIn(anna, path);
    if (!vote) throw new Error('The member has no apartment.');
    return vote;
  };
  const { apartment_id } = await seen();
  return {
    path,
    item,
    anna,
    seen,
    apartment_id,
    prepare: async (vote: Vote | typeof NONE, own: Partial<Sent> = {}): Promise<Sent> => {
      const { mark } = await seen();
      return { ...vote, mark: newMark(), replaces: mark === null ? [] : [mark], ...own };
    },
    send: (sent: Sent, version = 1) =>
      anna.client.call('PUT', `${path}/early-votes/${item}`, {
        body: { version, votes: [{ apartment_id, ...sent }] },
      }),
  };
}

describe('a vote before the meeting from two devices', () => {
  it('does not replace a later one, if it waited on a device without a connection', async () => {
    const { seen, prepare, send } = await start();
    const waiting = await prepare(FOR);
    const later = await prepare(AGAINST);
    expect((await send(later)).status).toBe(200);
    expect((await send(waiting)).error?.code).toBe('newer_vote');
    expect(await seen()).toMatchObject({ vote: AGAINST, mark: later.mark });
    // Whoever saw what counts can change it.
    const again = await prepare(FOR);
    expect((await send(again)).status).toBe(200);
    expect(await seen()).toMatchObject({ vote: FOR, mark: again.mark });
  });

  it('does not undo that another device withdrew it', async () => {
    const { path, item, seen, prepare, send } = await start();
    const first = await prepare(FOR);
    const waiting = await prepare(FOR);
    await send(first);
    const change = await prepare(AGAINST);
    expect((await send(await prepare(NONE))).status).toBe(200);
    for (const sent of [waiting, change, first]) expect((await send(sent)).error?.code).toBe('newer_vote');
    expect(await seen()).toMatchObject({ vote: null, has_voted: false, is_outdated: false });
    expect(await fixture.countsOf(path)).toEqual([]);
    expect((await send(await prepare(AGAINST))).status).toBe(200);
    expect(await fixture.countsOf(path)).toMatchObject([{ item_id: item, apartments: 1 }]);
  });

  it('is not withdrawn by a device that did not see it', async () => {
    const { seen, prepare, send } = await start();
    await send(await prepare(FOR));
    const withdrawal = await prepare(NONE);
    await send(await prepare(AGAINST));
    expect((await send(withdrawal)).error?.code).toBe('newer_vote');
    expect(await seen()).toMatchObject({ vote: AGAINST });
  });

  it('is confirmed each time it is sent again, also after the meeting began', async () => {
    const { path, item, prepare, send } = await start();
    const sent = await prepare(FOR);
    for (const time of [1, 2]) expect([time, (await send(sent)).status]).toEqual([time, 200]);
    await fixture.opened(path, item);
    expect((await send(sent)).status).toBe(200);
  });

  it('may replace those that its own device sent without a response', async () => {
    const { seen, prepare, send } = await start();
    const lost = await prepare(FOR);
    const change = await prepare(AGAINST, { replaces: [lost.mark] });
    await send(lost);
    expect((await send(change)).status).toBe(200);
    expect((await send(lost)).error?.code).toBe('newer_vote');
    expect(await seen()).toMatchObject({ mark: change.mark });
  });

  it('is one of the two that are sent at the same moment', async () => {
    const { prepare, send } = await start();
    const [one, other] = [await prepare(FOR), await prepare(AGAINST)];
    const statuses = (await Promise.all([send(one), send(other)])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  it('is none of several in a call, if one of them is older than that of another device', async () => {
    const { path, item } = await fixture.aMeeting([]);
    const owner = await fixture.member(`Van twee ${item}`, fixture.association);
    const names = ['Een', 'Twee'].map((name) => `${name} ${item}`);
    await fixture.addApartments(names.map((name) => ({ name, votes: 2, owners: [owner.id] })));
    const votesOf = async () => (await fixture.early(owner.client, path)).items.flatMap(({ votes }) => votes);
    const [one = '', other = ''] = (await votesOf()).map(({ apartment_id }) => apartment_id);
    const put = (votes: readonly object[]) =>
      owner.client.call('PUT', `${path}/early-votes/${item}`, { body: { version: 1, votes } });
    const marked = (apartment_id: string, vote: Vote) => ({
      apartment_id,
      ...vote,
      mark: newMark(),
      replaces: [],
    });
    await put([marked(one, AGAINST)]);
    expect((await put([marked(other, FOR), marked(one, FOR)])).error?.code).toBe('newer_vote');
    expect(await votesOf()).toMatchObject([{ vote: AGAINST }, { has_voted: false }]);
  });

  it('replaces the last one, if the client does not say which', async () => {
    const { path, item, anna, seen, prepare, send } = await start();
    await send(await prepare(AGAINST));
    expect(await fixture.codeOf(anna, path, item, FOR)).toBeUndefined();
    expect(await seen()).toMatchObject({ vote: FOR, mark: expect.any(String) });
  });
});

describe('a vote before the meeting that was withdrawn', () => {
  it('says nothing any more of what was voted, and is in no ballot, mail or list', async () => {
    const { path, item, anna, apartment_id, prepare, send } = await start();
    await send(await prepare(FOR));
    await send(await prepare(NONE));
    const { rows } = await fixture.server.database.queries.execute(
      `select choice, option, outdated_at from early_votes where apartment_id = '${apartment_id}'`,
    );
    expect(rows).toEqual([{ choice: null, option: null, outdated_at: null }]);
    expect((await fixture.proxiesOf(anna.client, path)).terms.early_numbers).toEqual([]);
    const ballot = await fixture.opened(path, item);
    expect(await fixture.progress(ballot)).toMatchObject({ apartments_early: 0, apartments_present: 0 });
  });
});
