import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agendaOperations } from '@mijn/domain/agenda';
import { ballotsOperations } from '@mijn/domain/ballots';
import type { VoteBasis } from '@mijn/domain/voting-rules';
import { votingRules } from '../../voting-rules/voting-rules.tables.ts';
import {
  ABSTAIN,
  AGAINST,
  type BallotsFixture,
  createBallotsFixture,
  FOR,
} from './testing/ballots-fixture.ts';
import { aCrowd, public_key, sealedVotesOf, totals, unseal } from './testing/secret-ballot.ts';

const KINDS = { cast: 'Groot onderhoud', present: 'Huisregels', all: 'Wijziging van de akte' } as const;

let fixture: BallotsFixture;
let members: Awaited<ReturnType<BallotsFixture['owning']>>[];
beforeAll(async () => {
  fixture = await createBallotsFixture();
  const { association, server, owning } = fixture;
  await server.database.queries.insert(votingRules).values(
    (['cast', 'present', 'all'] as const).map((basis, position) => ({
      association_id: association.id,
      rule: 'majority' as const,
      decision_kind: KINDS[basis],
      value: 'four_fifths',
      basis,
      position,
    })),
  );
  members = [await owning('Voor', 640), await owning('Tegen', 100), await owning('Stil', 60)];
  await owning('Afwezig', 200);
});
afterAll(() => fixture.server.stop());

const sql = async (text: string, values: readonly unknown[] = []) =>
  fixture.server.database.pool.query(text, [...values]);

/** A meeting of 800 of 1,000 votes, with a proposal that needs four fifths. */
async function aProposal(basis: VoteBasis) {
  const { meeting, proposal, come } = fixture;
  const path = await meeting();
  const item = await proposal(path, 4);
  await sql('update meeting_items set decision_kind = $1 where id = $2', [KINDS[basis], item]);
  for (const member of members) await come(path, member);
  return { path, item };
}

async function voteAt(ballot: string, choices: readonly (typeof FOR)[]): Promise<void> {
  for (const [at, choice] of choices.entries()) {
    const { client } = members[at] ?? {};
    if (client) expect((await fixture.vote(client, ballot, choice)).status).toBe(200);
  }
}

describe('the majority of a decision', () => {
  it.each([
    ['cast', { votes_base: 740, votes_needed: 592, outcome: 'adopted' }],
    ['present', { votes_base: 800, votes_needed: 640, outcome: 'adopted' }],
    ['all', { votes_base: 1000, votes_needed: 800, outcome: 'rejected' }],
  ] as const)('is a part of the votes that its kind says: %s', async (basis, expected) => {
    const { path, item } = await aProposal(basis);
    const agenda = (await fixture.owner.get(`${path}/agenda-items`)).as(
      agendaOperations.listAgendaItems,
    ).data;
    expect(agenda).toMatchObject([{ proposal: { majority: 'four_fifths', majority_basis: basis } }]);
    const ballot = await fixture.opened(path, item);
    await voteAt(ballot, [FOR, AGAINST]);
    const closed = await fixture.close(ballot);
    expect(closed).toMatchObject({ majority_basis: basis, result: { votes_for: 640, ...expected } });
  });

  it('of the votes present is missed by an abstention, and by a vote that was not cast', async () => {
    const { path, item } = await aProposal('present');
    const ballot = await fixture.opened(path, item);
    await voteAt(ballot, [ABSTAIN, FOR]);
    expect((await fixture.close(ballot)).result).toMatchObject({
      votes_for: 100,
      votes_against: 0,
      votes_silent: 60,
      votes_needed: 640,
      outcome: 'rejected',
    });
  });

  it('of all votes is that of the opening, also if the rule and the votes change before the closing', async () => {
    const { path, item } = await aProposal('all');
    const ballot = await fixture.opened(path, item);
    await voteAt(ballot, [FOR, FOR, FOR]);
    await sql(`update voting_rules set basis = 'cast' where decision_kind = $1`, [KINDS.all]);
    await sql('update apartments set votes = votes * 2');
    expect((await fixture.close(ballot)).result).toMatchObject({
      votes_for: 800,
      votes_base: 1000,
      votes_needed: 800,
      outcome: 'adopted',
    });
    await sql('update apartments set votes = votes / 2');
    await sql(`update voting_rules set basis = 'all' where decision_kind = $1`, [KINDS.all]);
  });

  it('holds for a secret ballot too', async () => {
    const { path, item } = await aProposal('all');
    const crowd = await aCrowd(fixture, path);
    const ballot = await fixture.opened(path, item, { is_secret: true, public_key });
    await crowd(ballot, (at) => (at === 0 ? 'against' : 'for'));
    await fixture.board.post(`${ballot}/close`);
    const { data, challenge } = await sealedVotesOf(fixture, ballot);
    const against = data.map(unseal).filter((text) => text === 'against').length;
    const counted = (
      await fixture.board.post(`${ballot}/secret-totals`, totals(data.length - against, against, challenge))
    ).as(ballotsOperations.enterSecretTotals);
    // Five of six who vote are more than four fifths of the votes cast.
    expect(counted.result).toMatchObject({ has_totals: false, outcome: 'rejected' });
  });

  it('of a result of a former version is of the votes cast', async () => {
    const { path, item } = await aProposal('cast');
    const ballot = await fixture.opened(path, item);
    await voteAt(ballot, [FOR, AGAINST]);
    const { id } = await fixture.close(ballot);
    await sql(`update ballots set result = result - 'votes_base' where id = $1`, [id]);
    expect(await fixture.ballotsOf(fixture.owner, path)).toMatchObject([
      { majority_basis: 'cast', result: { votes_base: 740, votes_needed: 592 } },
    ]);
  });
});
