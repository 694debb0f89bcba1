import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agendaOperations, type CreateAgendaItemBody } from '@mijn/domain/agenda';
import { ballotsOperations } from '@mijn/domain/ballots';
import { decisionsOperations } from '@mijn/domain/decisions';
import {
  ABSTAIN,
  AGAINST,
  type BallotsFixture,
  createBallotsFixture,
  optionOf,
} from './testing/ballots-fixture.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

const CANDIDATES = ['Jan', 'Piet', 'Klaas'];

/** An election that the board put on the agenda, and members who are present. */
async function anElection(votes: readonly number[], own: Partial<CreateAgendaItemBody> = {}) {
  const path = await fixture.meeting();
  const created = await fixture.board.post(`${path}/agenda-items`, {
    title: 'Verkiezing bestuur',
    kind: 'decide',
    wording: 'De vergadering kiest het bestuur.',
    options: CANDIDATES,
    election: { seats: 1, method: 'majority' },
    document_ids: [],
    ...own,
  });
  const { id: item, proposal } = created.as(agendaOperations.createAgendaItem);
  const members = await Promise.all(
    votes.map(async (number, at) => fixture.owning(`Kiezer ${at} ${path.slice(-6)}`, number)),
  );
  for (const member of members) await fixture.come(path, member);
  return { path, item, proposal, members };
}

type Members = Awaited<ReturnType<typeof anElection>>['members'];

async function voteAll(members: Members, ballot: string, choices: readonly ReturnType<typeof optionOf>[]) {
  for (const [at, choice] of choices.entries()) {
    const { client } = members[at] ?? {};
    if (client) expect((await fixture.vote(client, ballot, choice)).status).toBe(200);
  }
}

const draw = (ballot: string, number: number, by = fixture.board) => by.post(`${ballot}/lot`, { number });

const decisionsOf = async (path: string) =>
  (
    await fixture.owner.get(
      path.replace(/\/meetings\/.*$/u, `/decisions?meeting_id=${path.split('/').at(-1) ?? ''}`),
    )
  ).as(decisionsOperations.listDecisions).data;

describe('an election', () => {
  it('has as many choices as seats, of which each counts once', async () => {
    const { path, item, members, proposal } = await anElection([5, 4, 3], {
      election: { seats: 2, method: 'ranking' },
    });
    expect(proposal?.election).toEqual({ seats: 2, method: 'ranking' });
    const ballot = await fixture.opened(path, item);
    const [first] = members;
    if (!first) throw new Error('A member is missing.');
    const all = { ...optionOf('Jan'), further_options: ['Piet', 'Klaas'] };
    expect((await fixture.vote(first.client, ballot, all)).status).toBe(422);
    expect((await fixture.vote(first.client, ballot, AGAINST)).status).toBe(422);
    await voteAll(members, ballot, [
      { ...optionOf('Klaas'), further_options: ['Jan'] },
      optionOf('Klaas'),
      ABSTAIN,
    ]);
    expect((await fixture.own(first.client, path)).votes).toMatchObject([
      { vote: { option: 'Jan', further_options: ['Klaas'] } },
    ]);
    const { result, election, decision_id } = await fixture.close(ballot);
    expect(election).toMatchObject({ round: 1, lot: { seed: null, number: null } });
    expect(result).toMatchObject({
      outcome: 'adopted',
      votes_cast: 9,
      votes_abstained: 3,
      election: { elected: ['Klaas', 'Jan'], lot: null, second_round: null },
    });
    expect(await decisionsOf(path)).toMatchObject([
      {
        id: decision_id,
        votes_for: null,
        votes_by_option: [
          { option: 'Jan', votes: 5 },
          { option: 'Piet', votes: 0 },
          { option: 'Klaas', votes: 9 },
        ],
      },
    ]);
  });

  it('keeps its candidates until its second round is over, and takes no amendment meanwhile', async () => {
    const { path, item, members } = await anElection([4, 3, 3]);
    const first = await fixture.opened(path, item);
    await voteAll(members, first, CANDIDATES.map(optionOf));
    expect(await fixture.close(first)).toMatchObject({ result: { outcome: 'undecided' } });
    const motion = { item_id: item, kind: 'amendment', text: 'x', wording: 'y', proposer: 'z' };
    expect((await fixture.board.post(`${path}/motions`, motion)).error?.code).toBe('item_has_ballot');
    expect((await fixture.board.delete(`${path}/agenda-items/${item}`)).error?.code).toBe('item_has_ballot');
  });

  it('goes on in a second round, whose tie a lot decides that anybody can check', async () => {
    const { path, item, members } = await anElection([4, 3, 3, 1]);
    const first = await fixture.opened(path, item);
    expect((await fixture.open(path, item, { first_ballot_id: first.split('/').at(-1) })).error?.code).toBe(
      'ballot_open',
    );
    await voteAll(members, first, [optionOf('Jan'), optionOf('Piet'), optionOf('Klaas'), optionOf('Piet')]);
    const undecided = await fixture.close(first);
    expect(undecided).toMatchObject({
      decision_id: null,
      result: { outcome: 'undecided', election: { second_round: { candidates: ['Jan', 'Piet'], seats: 1 } } },
    });
    expect((await draw(first, 7)).error?.code).toBe('ballot_closed');
    expect(await decisionsOf(path)).toEqual([]);

    const second = await fixture.opened(path, item, { first_ballot_id: undecided.id });
    const [ofSecond] = await fixture.ballotsOf(fixture.owner, path);
    expect(ofSecond?.options).toEqual(['Jan', 'Piet']);
    await voteAll(members, second, [optionOf('Jan'), optionOf('Piet'), ABSTAIN, optionOf('Piet')]);
    const tied = await fixture.close(second);
    expect(tied).toMatchObject({
      election: { round: 2, first_ballot_id: undecided.id },
      result: { outcome: 'undecided', election: { lot: { candidates: ['Jan', 'Piet'], seats: 1 } } },
    });
    // The first round is not the last word any more, and stands as long as the second one does.
    expect((await fixture.board.post(`${first}/annul`, { reason: 'Verkeerd geteld.' })).error?.code).toBe(
      'voted_since',
    );
    expect((await fixture.open(path, item, { first_ballot_id: undecided.id })).error?.code).toBe(
      'ballot_closed',
    );

    expect((await draw(second, 7, fixture.owner)).status).toBe(403);
    const drawn = (await draw(second, 7)).as(ballotsOperations.drawLot);
    const { seed, number, hash: committed } = drawn.election?.lot ?? {};
    expect(number).toBe(7);
    expect(committed).toBe(tied.election?.lot.hash);
    expect(hash('sha256', seed ?? '')).toBe(committed);
    const [winner = ''] = ['Jan', 'Piet'].sort((one, other) =>
      hash('sha256', `${seed} 7 ${one}`) < hash('sha256', `${seed} 7 ${other}`) ? -1 : 1,
    );
    expect(drawn.result).toMatchObject({ outcome: 'adopted', chosen_option: winner });
    expect((await draw(second, 8)).as(ballotsOperations.drawLot)).toEqual(drawn);
    const [decision] = await decisionsOf(path);
    const { wording } = (
      await fixture.owner.get(path.replace(/\/meetings\/.*$/u, `/decisions/${decision?.id ?? ''}`))
    ).as(decisionsOperations.getDecision);
    expect(wording).toContain(`Gekozen: ${winner}`);
    expect(wording).toContain(seed);
  });

  it('has several candidates for one show of hands', async () => {
    const { path, item, members } = await anElection([5, 4], { election: { seats: 2, method: 'ranking' } });
    const ballot = await fixture.opened(path, item);
    const [apartment] = await fixture.apartmentsOf(ballot);
    const both = { ...optionOf('Klaas'), further_options: ['Jan'] };
    const votes = [{ apartment_id: apartment?.apartment_id, ...both }];
    expect((await fixture.board.post(`${ballot}/hands`, { votes, others: null })).status).toBe(200);
    const hand = { ...optionOf('Jan'), further_options: ['Klaas'] };
    expect(await fixture.apartmentsOf(ballot, '&is_silent=false')).toMatchObject([{ hand }]);
    expect((await fixture.board.post(`${ballot}/hands`, { votes: [], others: both })).status).toBe(200);
    const { result } = await fixture.close(ballot);
    expect(result).toMatchObject({ votes_cast: 9, election: { elected: ['Jan', 'Klaas'] } });
    expect(members).toHaveLength(2);
  });

  it('can reject a candidate for whom there is a seat', async () => {
    const { path, item, members } = await anElection([4, 5], {
      options: ['Jan'],
      election: { seats: 2, method: 'ranking' },
    });
    const ballot = await fixture.opened(path, item);
    await voteAll(members, ballot, [optionOf('Jan'), AGAINST]);
    expect((await fixture.close(ballot)).result).toMatchObject({
      outcome: 'rejected',
      votes_cast: 9,
      votes_needed: 5,
      election: { elected: [], seats_open: 2 },
    });
  });

  it('stays as it is when a form of a former version changes the item', async () => {
    const { path, item } = await anElection([]);
    const change = {
      title: 'Bestuur',
      kind: 'decide',
      wording: 'De vergadering kiest.',
      options: CANDIDATES,
    };
    const changed = await fixture.board.call('PATCH', `${path}/agenda-items/${item}`, {
      body: { ...change, document_ids: [], version: 1 },
    });
    expect(changed.as(agendaOperations.updateAgendaItem).proposal?.election).toEqual({
      seats: 1,
      method: 'majority',
    });
  });
});
