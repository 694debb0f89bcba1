import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../../../testing/index.ts';
import { SECTION_EVENTS_CHANNEL } from '../../../capabilities/sections/sections.ts';
import {
  AGAINST,
  type BallotsFixture,
  CONVENED,
  createBallotsFixture,
  FOR,
} from './testing/ballots-fixture.ts';
import { aSecretBallot } from './testing/secret-ballot.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

const apartmentsOf = async (client: TestClient, path: string) => (await fixture.own(client, path)).apartments;

const formerOf = async (client: TestClient, path: string) => (await fixture.own(client, path)).former_votes;

describe('while no ballot is open, a member reads', () => {
  it('for which own apartments the member votes, also before the member is present', async () => {
    const { meeting, owning, addApartments, come } = fixture;
    const path = await meeting();
    const anna = await owning('Anna', 24);
    await addApartments([{ name: 'Garage 9', votes: 3, owners: [anna.id] }]);
    const both = [
      { votes: 24, right: 'owner', giver: null, is_whole_meeting: true },
      { name: 'Garage 9', votes: 3, right: 'owner', giver: null, is_whole_meeting: true },
    ];
    const byVotes = async () =>
      (await apartmentsOf(anna.client, path)).toSorted((one, two) => two.votes - one.votes);
    expect(await byVotes()).toMatchObject(both);
    await come(path, anna);
    expect(await byVotes()).toMatchObject(both);
  });

  it('for whom the member votes by proxy, until the giver comes or withdraws it', async () => {
    const { meeting, owning, given, answer, come, proposal } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const [holder, giver, partly] = [await owning('Houder'), await owning('Gever'), await owning('Deels')];
    const proxies = [
      await given(giver.client, path, holder),
      await given(partly.client, path, holder, {
        is_whole_meeting: false,
        items: [{ item_id: item, instruction: null, option: null }],
      }),
    ];
    for (const { id } of proxies) await answer(holder.client, path, id);
    const byProxy = async () =>
      (await apartmentsOf(holder.client, path))
        .filter(({ right }) => right === 'proxy')
        .map(({ giver: name, is_whole_meeting }) => [name, is_whole_meeting]);
    expect(new Set(await byProxy())).toEqual(
      new Set([
        ['Deels', false],
        ['Gever', true],
      ]),
    );
    await come(path, giver);
    expect(await byProxy()).toEqual([['Deels', false]]);
    await partly.client.post(`${path}/proxies/${proxies[1]?.id}/withdraw`);
    expect(await byProxy()).toEqual([]);
  });

  it('nothing of it while a ballot is open, nor of a meeting that is not held', async () => {
    const { meeting, owning, come, proposal, opened, server } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const anna = await owning('Anna');
    await come(path, anna);
    await opened(path, item);
    expect(await fixture.own(anna.client, path)).toMatchObject({ apartments: [], votes: [{ votes: 10 }] });
    const later = await meeting({ meeting_date: new Date(server.clock.now().getTime() + 9 * 3_600_000) });
    expect(await apartmentsOf(anna.client, later)).toEqual([]);
  });
});

describe('after the closing', () => {
  it('members read what they voted themselves, and nobody else does', async () => {
    const { meeting, owning, come, proposal, opened, vote, close, given, answer, owner, board } = fixture;
    const path = await meeting();
    const [first, second] = [await proposal(path, 4), await proposal(path, 5)];
    const [anna, boris, giver] = [await owning('Anna'), await owning('Boris'), await owning('Gever')];
    const proxy = await given(giver.client, path, anna);
    await answer(anna.client, path, proxy.id);
    await come(path, anna);
    await come(path, boris);
    const ballot = await opened(path, first);
    await vote(anna.client, ballot, FOR);
    await vote(boris.client, ballot, AGAINST);
    expect(await formerOf(anna.client, path)).toEqual([]);
    await close(ballot);
    const ballot_id = ballot.split('/').at(-1);
    expect(await formerOf(anna.client, path)).toMatchObject([
      { ballot_id, name: anna.apartment, right: 'owner', giver: null, ...FOR },
      { ballot_id, name: giver.apartment, right: 'proxy', giver: 'Gever', ...FOR },
    ]);
    expect(await formerOf(boris.client, path)).toMatchObject([
      { ballot_id, name: boris.apartment, ...AGAINST },
    ]);
    for (const other of [giver.client, owner, board]) expect(await formerOf(other, path)).toEqual([]);
    // Newest first, and a ballot without a result tells nothing.
    const next = await opened(path, second);
    await vote(boris.client, next, FOR);
    await close(next);
    const cancelled = await opened(path, second);
    await vote(boris.client, cancelled, FOR);
    await board.post(`${cancelled}/cancel`);
    expect(await formerOf(boris.client, path)).toMatchObject([
      { ballot_id: next.split('/').at(-1) },
      { ballot_id },
    ]);
  });

  it('that a vote of a holder rested or owners disagreed, so that it did not count', async () => {
    const { meeting, owning, addApartments, come, proposal, opened, vote, close, given, answer } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const [anna, giver, one, other] = [
      await owning('Anna'),
      await owning('Gever'),
      await owning('Eén'),
      await owning('Ander'),
    ];
    await addApartments([{ name: `Samen ${path.slice(-6)}`, votes: 3, owners: [one.id, other.id] }]);
    const proxy = await given(giver.client, path, anna);
    await answer(anna.client, path, proxy.id);
    for (const member of [anna, one, other]) await come(path, member);
    const ballot = await opened(path, item);
    await vote(anna.client, ballot, FOR);
    await vote(one.client, ballot, FOR);
    await vote(other.client, ballot, AGAINST);
    await come(path, giver);
    const { result } = await close(ballot);
    expect(result).toMatchObject({ votes_divided: 3 });
    const reasonsOf = async ({ client }: typeof anna) =>
      (await formerOf(client, path)).map(({ uncounted }) => uncounted);
    expect(await reasonsOf(anna)).toEqual([null, 'resting']);
    expect(new Set(await reasonsOf(one))).toEqual(new Set(['divided', null]));
  });

  it('a vote from before the meeting is shown, unless its owner voted at the meeting', async () => {
    const { meeting, owning, come, proposal, opened, vote, voteEarly, close, begin, setRule } = fixture;
    await setRule('early_votes', 'yes');
    const path = await meeting(CONVENED);
    const item = await proposal(path, 4);
    const [early, changed] = [await owning('Vroeg'), await owning('Anders')];
    for (const { client } of [early, changed])
      expect((await voteEarly(client, path, item, FOR)).status).toBe(200);
    await begin(path);
    await come(path, changed);
    const ballot = await opened(path, item);
    await vote(changed.client, ballot, AGAINST);
    await close(ballot);
    expect(await formerOf(early.client, path)).toMatchObject([
      { name: early.apartment, right: 'owner', ...FOR },
    ]);
    expect(await formerOf(changed.client, path)).toMatchObject([{ name: changed.apartment, ...AGAINST }]);
    await setRule('early_votes', 'no');
  });

  it('nobody reads what was voted in a secret ballot, also not the voter', async () => {
    const { path, ballot, members, vote, crowd } = await aSecretBallot(fixture);
    await crowd();
    expect((await vote(0, 'for')).status).toBe(200);
    await fixture.board.post(`${ballot}/close`);
    for (const { client } of members) expect(await formerOf(client, path)).toEqual([]);
  });
});

describe('votes for several apartments in one call', () => {
  it('are received or refused together when the ballot is closed, and one by one when a proxy ends meanwhile', async () => {
    const { meeting, owning, addApartments, come, proposal, opened, close, cast, own, given, answer } =
      fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const [anna, giver] = [await owning('Anna'), await owning('Gever')];
    await addApartments(
      Array.from({ length: 14 }, (_, at) => ({ name: `Bouwnummer ${at}`, votes: 10, owners: [anna.id] })),
    );
    const proxy = await given(giver.client, path, anna);
    await answer(anna.client, path, proxy.id);
    await come(path, anna);
    const ballot = await opened(path, item);
    const { votes } = await own(anna.client, path);
    expect(votes).toHaveLength(16);
    const all = votes.map(({ apartment_id }) => ({ apartment_id, ...FOR }));
    await giver.client.post(`${path}/proxies/${proxy.id}/withdraw`);
    const ofGiver = votes.find(({ right }) => right === 'proxy')?.apartment_id;
    const [response, twice] = await Promise.all([
      cast(anna.client, ballot, all),
      cast(anna.client, ballot, all),
    ]);
    for (const { status, body } of [response, twice]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ refused: [{ apartment_id: ofGiver, reason: 'forbidden' }] });
    }
    expect((await fixture.progress(ballot)).apartments_cast).toBe(15);
    await close(ballot);
    const late = await cast(
      anna.client,
      ballot,
      all.filter(({ apartment_id }) => apartment_id !== ofGiver).map((vote) => Object.assign(vote, AGAINST)),
    );
    expect(late.error?.code).toBe('ballot_closed');
    expect((await formerOf(anna.client, path)).map(({ choice }) => choice)).toEqual(
      Array.from({ length: 15 }, () => 'for'),
    );
  });

  it('reach the other devices of the member by an event for that member alone', async () => {
    const { meeting, owning, come, proposal, opened, vote, server, association } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const anna = await owning('Anna');
    await come(path, anna);
    const ballot = await opened(path, item);
    const client = await server.database.pool.connect();
    const heard: string[] = [];
    client.on('notification', ({ payload = '' }) => heard.push(payload));
    await client.query(`listen ${SECTION_EVENTS_CHANNEL}`);
    await vote(anna.client, ballot, FOR);
    for (let tries = 0; heard.length === 0 && tries < 200; tries += 1) await wait(20);
    client.release(true);
    expect(heard.map((payload): unknown => JSON.parse(payload))).toEqual([
      { member_id: anna.id, association_id: association.id, section: 'ballots' },
    ]);
  });
});
