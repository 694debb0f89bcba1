import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ballotsOperations } from '@mijn/domain/ballots';
import { proxiesOperations } from '@mijn/domain/proxies';
import type { Vote } from '@mijn/domain/tally';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import type { TestClient } from '../../../testing/index.ts';
import { apartments as apartmentsTable } from '../../voting-rules/voting-rules.tables.ts';
import {
  ABSTAIN,
  AGAINST,
  type BallotsFixture,
  CONVENED,
  createBallotsFixture,
  FOR,
} from './testing/ballots-fixture.ts';

jest.setTimeout(120_000);

const MEMBERS = 4;

let fixture: BallotsFixture;
let members: readonly { id: string; client: TestClient }[];
beforeAll(async () => {
  fixture = await createBallotsFixture();
  members = await Promise.all(
    Array.from({ length: MEMBERS }, async (_, at) => fixture.member(`Lid ${at}`, fixture.association)),
  );
});
afterAll(() => fixture.server.stop());

const place = fc.nat(MEMBERS - 1);
const choice = fc.constantFrom(FOR, AGAINST, ABSTAIN);

const apartment = fc.record({
  votes: fc.integer({ min: 1, max: 1000 }),
  owners: fc.uniqueArray(place, { minLength: 1, maxLength: 2 }),
  isSuspended: fc.oneof(
    { weight: 4, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});

/** An association in which at least one apartment votes: without any there is no ballot. */
const apartmentsWithVotes = fc
  .array(apartment, { minLength: 2, maxLength: 6 })
  .map((some) => some.map((one, at) => Object.assign(one, { isSuspended: at > 0 && one.isSuspended })));

/** A vote before the meeting, about the first text of the proposal or the one that the board wrote later. */
const earlyVote = fc.record({ by: place, vote: choice, isAboutFirstText: fc.boolean() });
type EarlyVote = typeof earlyVote extends fc.Arbitrary<infer Value> ? Value : never;

interface Given {
  by: number;
  to: number;
  instruction: Vote | null;
}

const givenProxy: fc.Arbitrary<Given> = fc
  .record({ by: place, further: fc.integer({ min: 1, max: MEMBERS - 1 }), instruction: fc.option(choice) })
  .map(({ by, further, instruction }) => ({ by, to: (by + further) % MEMBERS, instruction }));

type Step =
  | { kind: 'come' | 'leave' | 'withdraw'; by: number }
  | { kind: 'vote'; by: number; vote: Vote }
  | { kind: 'hand'; at: number; vote: Vote };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('come' as const), by: place }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('leave' as const, 'withdraw' as const), by: place }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('vote' as const), by: place, vote: choice }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hand' as const), at: fc.nat(5), vote: choice }) },
);

interface Proxy {
  id: string;
  by: number;
  to: number;
  instruction: Vote | null;
  /** The places of its apartments. */
  apartments: number[];
  isInForce: boolean;
}

interface CastVote {
  at: number;
  by: number;
  proxy: Proxy | null;
  vote: Vote;
}

/** What the rules say, without SQL: who is present, and the last vote of each person for each apartment. */
class Reference {
  readonly present = new Set<number>();
  readonly hands = new Map<number, Vote>();
  /** The last vote of each person before the meeting about the text of the ballot. */
  readonly early = new Map<number, Vote>();
  cast: CastVote[] = [];
  readonly apartments: readonly { votes: number; owners: readonly number[]; isSuspended: boolean }[];
  readonly proxies: readonly Proxy[];

  constructor(apartments: Reference['apartments'], proxies: readonly Proxy[], early: readonly EarlyVote[]) {
    this.apartments = apartments;
    this.proxies = proxies;
    for (const { by, vote } of early) this.early.set(by, vote);
  }

  ownersVotes = (at: number): Vote[] =>
    this.cast.filter((one) => one.at === at && one.proxy === null).map(({ vote }) => vote);
  earlyVotes = (at: number): Vote[] =>
    this.apartments[at]?.owners.flatMap((owner) => this.early.get(owner) ?? []) ?? [];

  isOwnerPresent = (at: number): boolean =>
    this.apartments[at]?.owners.some((owner) => this.present.has(owner)) === true;
  /** The proxy by which somebody who is present represents an apartment without its owners. */
  proxyFor = (at: number): Proxy | undefined =>
    this.isOwnerPresent(at)
      ? undefined
      : this.proxies.find(
          ({ apartments, isInForce, to }) => isInForce && apartments.includes(at) && this.present.has(to),
        );
  isRepresented = (at: number): boolean => this.isOwnerPresent(at) || this.proxyFor(at) !== undefined;

  vote(by: number, vote: Vote): void {
    if (!this.present.has(by)) return;
    for (const [at, { owners }] of this.apartments.entries()) {
      const isOwner = owners.includes(by);
      const proxy = isOwner ? undefined : this.proxyFor(at);
      if (!isOwner && proxy?.to !== by) continue;
      if (!isOwner && this.earlyVotes(at).length > 0 && this.ownersVotes(at).length === 0) continue;
      this.cast = this.cast.filter((one) => one.at !== at || one.by !== by);
      this.cast.push({ at, by, proxy: proxy ?? null, vote: proxy?.instruction ?? vote });
    }
  }

  counted(at: number): Vote | 'divided' | null {
    const atMeeting = this.ownersVotes(at);
    const owners = atMeeting.length > 0 ? atMeeting : this.earlyVotes(at);
    const [first] = owners;
    if (first) return owners.every((vote) => vote === first) ? first : 'divided';
    const proxy = this.proxyFor(at);
    const holder = this.cast.findLast((one) => one.at === at && one.proxy?.isInForce === true);
    const byProxy = this.isOwnerPresent(at) ? undefined : (proxy?.instruction ?? holder?.vote);
    return byProxy ?? (this.isRepresented(at) ? this.hands.get(at) : undefined) ?? null;
  }

  take(one: Step): void {
    if (one.kind === 'come') this.present.add(one.by);
    if (one.kind === 'leave') this.present.delete(one.by);
    if (one.kind === 'vote') this.vote(one.by, one.vote);
    if (one.kind === 'hand' && (this.isRepresented(one.at) || this.counted(one.at) !== null))
      this.hands.set(one.at, one.vote);
    if (one.kind === 'withdraw')
      for (const proxy of this.proxies) if (proxy.by === one.by) proxy.isInForce = false;
  }

  result() {
    const all = this.apartments.flatMap(({ votes, isSuspended }, at) =>
      isSuspended ? [] : [{ votes, counted: this.counted(at), at }],
    );
    const sum = (isSummed: (counted: Vote | 'divided' | null) => boolean): number =>
      all.filter(({ counted }) => isSummed(counted)).reduce((total, { votes }) => total + votes, 0);
    return {
      votes_for: sum((counted) => counted === FOR),
      votes_against: sum((counted) => counted === AGAINST),
      votes_abstained: sum((counted) => counted === ABSTAIN),
      votes_divided: sum((counted) => counted === 'divided'),
      votes_present: all
        .filter(({ counted, at }) => counted !== null || this.isRepresented(at))
        .reduce((total, { votes }) => total + votes, 0),
    };
  }
}

async function giveProxies(path: string, item: string, given: readonly Given[]) {
  const proxies: Proxy[] = [];
  for (const { by, to, instruction } of given) {
    const [giver, holder] = [members[by], members[to]];
    if (!giver || !holder) continue;
    const items = instruction ? [{ item_id: item, instruction: instruction.choice, option: null }] : [];
    const response = await fixture.give(giver.client, path, holder, { items });
    if (response.error) continue;
    const { id, apartments } = response.as(proxiesOperations.giveProxy);
    const { error } = await fixture.answer(holder.client, path, id);
    if (error) continue;
    const places = apartments.map(({ name }) => Number(name.split(' ').at(-1)));
    proxies.push({ id, by, to, instruction, apartments: places, isInForce: true });
  }
  return proxies;
}

/** Lets members vote before the meeting. Returns the votes that count if the board changed the text in between, and its wording. */
async function voteEarly(path: string, item: string, votes: readonly EarlyVote[], isTextChanged: boolean) {
  const cast = async (some: readonly EarlyVote[], version: number) => {
    for (const { by, vote } of some)
      expect((await sendEarly(by, path, item, vote, version)) ?? 200).toBe(200);
  };
  const [before, after] = [
    votes.filter((one) => one.isAboutFirstText),
    votes.filter((one) => !one.isAboutFirstText),
  ];
  await cast(before, 1);
  if (isTextChanged)
    await fixture.board.call('PATCH', `${path}/agenda-items/${item}`, {
      body: { version: 1, title: 'Voorstel 4', kind: 'decide', wording: 'Een andere tekst.', options: [] },
    });
  await cast(after, isTextChanged ? 2 : 1);
  return isTextChanged ? after : [...before, ...after];
}

/** Returns the status; undefined for a member without an apartment. */
async function sendEarly(by: number, path: string, item: string, vote: Vote, version: number) {
  const { client } = members[by] ?? {};
  if (!client || (await fixture.early(client, path)).apartments.length === 0) return undefined;
  return (await fixture.voteEarly(client, path, item, vote, version)).status;
}

async function take(
  one: Step,
  { path, ballot, reference }: { path: string; ballot: string; reference: Reference },
) {
  const member = 'by' in one ? members[one.by] : undefined;
  if (member && one.kind === 'come') await fixture.come(path, member);
  if (member && one.kind === 'leave') await fixture.come(path, member, false);
  if (member && one.kind === 'vote') await fixture.vote(member.client, ballot, one.vote);
  if (member && one.kind === 'withdraw')
    for (const { id, by } of reference.proxies)
      if (by === one.by) await member.client.post(`${path}/proxies/${id}/withdraw`);
  if (one.kind === 'hand') {
    const rows = await fixture.server.database.queries
      .select({ id: apartmentsTable.id })
      .from(apartmentsTable)
      .where(eq(apartmentsTable.name, `Appartement ${one.at}`));
    for (const { id } of rows)
      await fixture.board.post(`${ballot}/hands`, {
        votes: [{ apartment_id: id, ...one.vote }],
        others: null,
      });
  }
}

describe('a ballot', () => {
  it('counts no vote twice and loses none, in whatever order people come, vote, leave and withdraw', async () => {
    await fixture.setRule('early_votes', 'yes');
    const { meeting, proposal, addApartments, opened, progress, board, association, server } = fixture;
    await fc.assert(
      fc.asyncProperty(
        apartmentsWithVotes,
        fc.array(givenProxy, { minLength: 1, maxLength: 4 }),
        fc.array(earlyVote, { maxLength: 5 }),
        fc.boolean(),
        fc.array(step, { minLength: 5, maxLength: 30 }),
        async (apartments, given, early, isTextChanged, later) => {
          await server.database.queries
            .delete(apartmentsTable)
            .where(eq(apartmentsTable.association_id, association.id));
          await addApartments(
            apartments.map(({ votes, owners }, at) => ({
              name: `Appartement ${at}`,
              votes,
              owners: owners.flatMap((owner) => members[owner]?.id ?? []),
            })),
          );
          const silent = apartments.flatMap(({ isSuspended }, at) =>
            isSuspended ? [`Appartement ${at}`] : [],
          );
          await server.database.queries
            .update(apartmentsTable)
            .set({ votes: 0, voting: 'suspended' })
            .where(inArray(apartmentsTable.name, silent));
          const path = await meeting(CONVENED);
          const item = await proposal(path, 4);
          const proxies = await giveProxies(path, item, given);
          const counting = await voteEarly(path, item, early, isTextChanged);
          // An instruction is about the text that was signed.
          if (isTextChanged) for (const proxy of proxies) proxy.instruction = null;
          const reference = new Reference(apartments, proxies, counting);
          await fixture.begin(path);
          const ballot = await opened(path, item);
          // The holders are there from the begin, because otherwise few runs have votes by proxy.
          const steps = [...given.map(({ to }): Step => ({ kind: 'come', by: to })), ...later];
          for (const one of steps) {
            await take(one, { path, ballot, reference });
            reference.take(one);
          }
          const expected = reference.result();
          expect(await progress(ballot)).toMatchObject({
            votes_present: expected.votes_present,
            votes_cast:
              expected.votes_for + expected.votes_against + expected.votes_abstained + expected.votes_divided,
          });
          const closed = await board.post(`${ballot}/close`);
          expect(closed.as(ballotsOperations.closeBallot).result).toMatchObject(expected);
        },
      ),
      { numRuns: 40 },
    );
  });
});
