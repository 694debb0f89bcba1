import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { attendanceOperations, type OwnChoice, ownChoices } from '@mijn/domain/attendance';
import { doProxiesOverlap, proxiesOperations } from '@mijn/domain/proxies';
import fc from 'fast-check';
import type { TestClient } from '../../../testing/index.ts';
import { createProxiesFixture, type ProxiesFixture } from './testing/proxies-fixture.ts';

jest.setTimeout(120_000);

const MEMBERS = 3;
const PROXIES_MAX = 1;
const PROPOSALS = 2;

let fixture: ProxiesFixture;
let members: readonly { id: string; client: TestClient }[];
beforeAll(async () => {
  fixture = await createProxiesFixture();
  members = await Promise.all(
    Array.from({ length: MEMBERS }, async (_, at) => fixture.member(`Lid ${at}`, fixture.association)),
  );
});
afterAll(() => fixture.server.stop());

interface Apartment {
  votes: number;
  owners: readonly number[];
}

type Step =
  | { kind: 'give'; by: number; to: number; about: number | null }
  | { kind: 'answer'; by: number; accepted: boolean }
  | { kind: 'withdraw' | 'object'; by: number }
  | { kind: 'say'; by: number; choice: OwnChoice; withdraws: boolean };

const place = fc.nat(MEMBERS - 1);
const apartment: fc.Arbitrary<Apartment> = fc.record({
  votes: fc.integer({ min: 1, max: 1000 }),
  owners: fc.uniqueArray(place, { minLength: 1, maxLength: 2 }),
});
/** What a proxy is about: the place of a proposal, or null for the whole meeting. */
const about = fc.option(fc.nat(PROPOSALS - 1), { freq: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('give' as const), by: place, to: place, about }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('answer' as const), by: place, accepted: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('withdraw' as const, 'object' as const), by: place }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('say' as const),
      by: place,
      choice: fc.constantFrom(...ownChoices),
      withdraws: fc.boolean(),
    }),
  },
);

interface GivenProxy {
  by: number;
  to: number;
  about: number | null;
  state: 'offered' | 'accepted' | 'ended';
  /** The places of the apartments for which it still holds. */
  apartments: number[];
}

const doOverlap = (one: number | null, other: number | null): boolean =>
  one === null || other === null || one === other;

/** What the rules say, without SQL: a list of proxies and what the members said. */
class Reference {
  readonly proxies: GivenProxy[] = [];
  readonly said = new Map<number, OwnChoice>();
  readonly apartments: readonly Apartment[];

  constructor(apartments: readonly Apartment[]) {
    this.apartments = apartments;
  }

  open = (): GivenProxy[] => this.proxies.filter(({ state }) => state !== 'ended');
  held = (by: number): number =>
    this.open().filter(({ to, state }) => to === by && state === 'accepted').length;
  /** Whether a member holds proxies of as many others as the rules allow. Several of one giver are one. */
  isFull = (holder: number, giver: number): boolean =>
    new Set(
      this.open()
        .filter(({ to, by, state }) => to === holder && by !== giver && state === 'accepted')
        .map(({ by }) => by),
    ).size >= PROXIES_MAX;
  /** The last open proxy that a member may answer. */
  offeredTo = (by: number): GivenProxy | undefined => this.open().findLast(({ to }) => to === by);
  lastGivenBy = (by: number): GivenProxy | undefined => this.open().findLast((proxy) => proxy.by === by);
  /** The open proxy of a member for the whole meeting. */
  givenBy = (by: number): GivenProxy | undefined =>
    this.open().find((proxy) => proxy.by === by && proxy.about === null);
  /** The last open proxy to which a member may object. */
  objectable = (by: number): GivenProxy | undefined =>
    this.open().findLast(
      (proxy) => proxy.by !== by && proxy.apartments.some((at) => this.apartments[at]?.owners.includes(by)),
    );

  /** Returns whether the step is allowed, and takes it. */
  take(one: Step): boolean {
    switch (one.kind) {
      case 'give': {
        const own = this.apartments.flatMap(({ owners }, at) => (owners.includes(one.by) ? [at] : []));
        const overlapping = this.open().filter((proxy) => doOverlap(proxy.about, one.about));
        const free = own.filter(
          (at) => !overlapping.some((proxy) => proxy.by !== one.by && proxy.apartments.includes(at)),
        );
        const isWhole = one.about === null;
        const isHolding = this.held(one.by) > 0 || this.lastGivenBy(one.to) !== undefined;
        if (one.by === one.to || free.length === 0 || isHolding || this.isFull(one.to, one.by)) return false;
        for (const replaced of overlapping) if (replaced.by === one.by) replaced.state = 'ended';
        this.proxies.push({ by: one.by, to: one.to, about: one.about, state: 'offered', apartments: free });
        if (isWhole) this.said.delete(one.by);
        return true;
      }
      case 'answer': {
        const proxy = this.offeredTo(one.by);
        if (!proxy) return false;
        if (!one.accepted) proxy.state = 'ended';
        else if (proxy.state === 'accepted') return true;
        else if (this.lastGivenBy(one.by) || this.said.get(one.by) === 'absent') return false;
        else if (this.isFull(one.by, proxy.by)) return false;
        else proxy.state = 'accepted';
        return true;
      }
      case 'withdraw': {
        const proxy = this.lastGivenBy(one.by);
        if (proxy) proxy.state = 'ended';
        return proxy !== undefined;
      }
      case 'object': {
        const proxy = this.objectable(one.by);
        if (!proxy) return false;
        proxy.apartments = proxy.apartments.filter((at) => !this.apartments[at]?.owners.includes(one.by));
        if (proxy.apartments.length === 0) proxy.state = 'ended';
        return true;
      }
      case 'say': {
        const proxy = this.givenBy(one.by);
        if (proxy && !one.withdraws) return false;
        if (one.choice === 'absent' && this.held(one.by) > 0) return false;
        if (proxy) proxy.state = 'ended';
        this.said.set(one.by, one.choice);
        return true;
      }
    }
  }

  votes(): Record<string, number> {
    const votes: Record<string, number> = {};
    for (const [at, { votes: count, owners }] of this.apartments.entries()) {
      const said = new Set(owners.map((owner) => this.said.get(owner)));
      const proxy = this.open().find(
        (one) =>
          one.about === null &&
          one.apartments.includes(at) &&
          this.said.get(one.to) !== 'absent' &&
          this.givenBy(one.to) === undefined,
      );
      const choice =
        (['attends', 'attends_online'] as const).find((one) => said.has(one)) ??
        { offered: 'offered', accepted: 'proxy', ended: undefined }[proxy?.state ?? 'ended'] ??
        (said.has('absent') ? 'absent' : 'silent');
      votes[choice] = (votes[choice] ?? 0) + count;
    }
    return votes;
  }
}

async function send(
  { path, proposals }: { path: string; proposals: readonly string[] },
  reference: Reference,
  one: Step,
): Promise<boolean> {
  const { client } = members[one.by] ?? {};
  if (!client) throw new Error('There is no such member.');
  const { data } = (await client.get(`${path}/proxies`)).as(proxiesOperations.listProxies);
  const open = data.filter(({ ended_at }) => ended_at === null);
  switch (one.kind) {
    case 'give': {
      const items = (one.about === null ? [] : proposals.slice(one.about, one.about + 1)).map((item_id) => ({
        item_id,
        instruction: null,
        option: null,
      }));
      const form = { is_whole_meeting: one.about === null, items };
      const replaces = open
        .filter((proxy) => proxy.relation === 'giver' && doProxiesOverlap(proxy, form))
        .map(({ id }) => id);
      const to = members[one.to] ?? null;
      return (await fixture.give(client, path, to, { ...form, replaces })).status === 201;
    }
    case 'answer': {
      const proxy = open.find(({ may_respond }) => may_respond);
      expect(proxy !== undefined).toBe(reference.offeredTo(one.by) !== undefined);
      return proxy ? (await fixture.answer(client, path, proxy.id, one.accepted)).status === 200 : false;
    }
    case 'withdraw': {
      const proxy = open.find(({ may_withdraw }) => may_withdraw);
      return proxy ? (await client.post(`${path}/proxies/${proxy.id}/withdraw`)).status === 200 : false;
    }
    case 'object': {
      const proxy = open.find(({ may_object }) => may_object);
      return proxy ? (await client.post(`${path}/proxies/${proxy.id}/object`)).status === 200 : false;
    }
    case 'say': {
      const body = { choice: one.choice, ...(one.withdraws && { withdraws_proxies: true }) };
      return (await client.call('PUT', `${path}/attendance`, { body })).status === 200;
    }
  }
}

describe('proxies in any order of giving, answering, withdrawing, objecting and coming', () => {
  it('are allowed as the rules say, and count the votes of each apartment once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(apartment, { minLength: 1, maxLength: 3 }),
        fc.array(step, { minLength: 12, maxLength: 20 }),
        async (apartments, steps) => {
          const { server, signIn, addApartments, meeting, proposal, setRule } = fixture;
          const there = await server.build.association();
          const chair = await signIn(there, { is_board: true });
          for (const { id } of members) await server.build.membership(there, { id });
          await setRule('proxies_per_person', String(PROXIES_MAX), there);
          await addApartments(
            apartments.map(({ votes, owners }) => ({
              votes,
              owners: owners.map((at) => members[at]?.id ?? ''),
            })),
            there,
          );
          const path = await meeting({ online_url: 'https://vergaderen.example.nl' }, there);
          const proposals = await Promise.all(
            Array.from({ length: PROPOSALS }, async (_, at) => proposal(path, at + 4, [], there)),
          );
          const reference = new Reference(apartments);
          for (const one of steps) {
            const sent = await send({ path, proposals }, reference, one);
            expect([one, sent]).toEqual([one, reference.take(one)]);
          }
          const found = (await chair.get(`${path}/expected-votes`)).as(attendanceOperations.getExpectedVotes);
          const counted: [string, number][] = [
            ...found.choices.map(({ choice, votes }): [string, number] => [choice, votes]),
            ['offered', found.offered_votes],
            ['silent', found.silent_votes],
          ];
          expect(Object.fromEntries(counted.filter(([, votes]) => votes > 0))).toEqual(reference.votes());
        },
      ),
      { numRuns: 30 },
    );
  });
});
