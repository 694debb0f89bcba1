import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Ballot, ballotsOperations, type SecretTotalsForm } from '@mijn/domain/ballots';
import { type BallotsFixture, createBallotsFixture, FOR } from './testing/ballots-fixture.ts';
import {
  aCrowd,
  aSecretBallot,
  CROWD,
  public_key,
  seal,
  sealedVotesOf,
  totals,
  unseal,
} from './testing/secret-ballot.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

const slips = (
  votes_for: number,
  votes_against: number,
  votes_invalid = 0,
): NonNullable<SecretTotalsForm['paper']> => ({
  votes_for,
  votes_against,
  votes_abstained: 0,
  options: [],
  votes_invalid,
});

async function withPaper() {
  const secret = await aSecretBallot(fixture);
  const { board, apartmentsOf } = fixture;
  const { path, ballot, members } = secret;
  const idOf = async (at: number): Promise<string> =>
    (await apartmentsOf(ballot)).find(({ name }) => name === members[at]?.apartment)?.apartment_id ?? '';
  const onPaper = async (at: number, is_on_paper = true, by = board) =>
    by.call('PUT', `${ballot}/paper`, { body: { apartment_id: await idOf(at), is_on_paper } });
  const ownOf = async (at: number) => fixture.own(members[at]?.client ?? board, path);
  const count = async (own: Partial<SecretTotalsForm> = {}) => {
    const { data, challenge } = await sealedVotesOf(fixture, ballot);
    const votes_for = data.map(unseal).filter((text) => text === 'for').length;
    return board.post(`${ballot}/secret-totals`, totals(votes_for, data.length - votes_for, challenge, own));
  };
  return { ...secret, idOf, onPaper, ownOf, count };
}

describe('a secret vote on paper', () => {
  it('counts with those by phone, and the result says only how many were on paper', async () => {
    const { path, ballot, vote, onPaper, ownOf, count, crowd } = await withPaper();
    const { board, progress, apartmentsOf, ballotsOf } = fixture;
    await vote(0, 'for');
    expect((await onPaper(1)).as(ballotsOperations.setPaperVote)).toMatchObject({
      votes_cast: 10,
      apartments_cast: 2,
      votes_paper: 4,
      apartments_paper: 1,
    });
    expect((await onPaper(1)).status).toBe(200);
    expect(await apartmentsOf(ballot, '&is_silent=true')).toHaveLength(1 + CROWD);
    const rows = await apartmentsOf(ballot);
    const votes_each = (rows[0]?.votes ?? 0) / (rows[0]?.slips ?? 1);
    for (const row of rows) expect(row.slips * votes_each).toBe(row.votes);
    expect((await ownOf(1)).votes).toMatchObject([{ is_on_paper: true, has_voted: true, vote: null }]);
    await crowd();
    await board.post(`${ballot}/close`);
    expect((await onPaper(2)).error?.code).toBe('ballot_closed');
    expect(await sealedVotesOf(fixture, ballot)).toMatchObject({ votes_paper: 4 });
    for (const [paper, sum] of [
      [slips(3, 0), 4],
      [slips(4, 1), 4],
      [undefined, 4],
    ] as const)
      expect((await count(paper && { paper })).error?.errors).toEqual({
        paper: [{ code: 'wrong_sum', params: { sum } }],
      });
    const wrong = { ...slips(0, 0, 0), options: [{ option: 'Iets', votes: 4 }] };
    expect((await count({ paper: wrong })).error?.errors).toEqual({ paper: [{ code: 'not_allowed' }] });
    const counted: Ballot = (await count({ paper: slips(0, 2, 2) })).as(ballotsOperations.enterSecretTotals);
    expect(counted.result).toMatchObject({
      votes_for: 12,
      votes_against: 8,
      votes_invalid: 2,
      votes_silent: 2,
      votes_paper: 4,
      votes_present: 12 + 2 * CROWD,
    });
    expect(await progress(ballot)).toMatchObject({ votes_paper: 4 });
    expect(await ballotsOf(board, path)).toMatchObject([{ result: { votes_paper: 4 } }]);
  });

  it('is refused for an apartment that voted by phone, and refuses its phone until it is taken back', async () => {
    const { vote, onPaper, ballot, members, path } = await withPaper();
    const { board, cast, own, progress } = fixture;
    await vote(0, 'for');
    expect((await onPaper(0)).error?.code).toBe('vote_by_phone');
    await onPaper(1);
    expect((await vote(1, 'against')).error?.code).toBe('vote_on_paper');
    expect(await progress(ballot)).toMatchObject({ apartments_cast: 2, apartments_paper: 1 });
    await onPaper(1, false);
    expect((await vote(1, 'against')).status).toBe(200);
    expect((await onPaper(1)).error?.code).toBe('vote_by_phone');
    const [{ apartment_id } = { apartment_id: '' }] = (await own(members[0]?.client ?? board, path)).votes;
    const sealed = [seal('for')];
    expect((await cast(members[1]?.client ?? board, ballot, [{ apartment_id, sealed }])).status).toBe(403);
  });

  it('leaves the other apartments of a call by phone, and is named', async () => {
    const { meeting, proposal, member, addApartments, come, opened, own, cast, board, progress } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const person = await member('Met twee', fixture.association);
    await addApartments(
      ['Met twee 1', 'Met twee 2'].map((name) => ({ name, votes: 2, owners: [person.id] })),
    );
    await come(path, person);
    const ballot = await opened(path, item, { is_secret: true, public_key });
    const { votes } = await own(person.client, path);
    const sent = votes.map(({ apartment_id, sealed_count }) => ({
      apartment_id,
      sealed: Array.from({ length: sealed_count }, () => seal('for')),
    }));
    const apartment_id = sent[0]?.apartment_id ?? '';
    await board.call('PUT', `${ballot}/paper`, { body: { apartment_id, is_on_paper: true } });
    const received = (await cast(person.client, ballot, sent)).as(ballotsOperations.castVotes);
    expect(received.refused).toEqual([{ apartment_id, reason: 'vote_on_paper' }]);
    expect(received.votes.map(({ has_voted }) => has_voted)).toEqual([true, true]);
    expect(await progress(ballot)).toMatchObject({ apartments_cast: 2, apartments_paper: 1 });
  });

  it('and one by phone at the same moment are one vote, whichever is first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { ballot, vote, onPaper, count, crowd } = await withPaper();
      const { board, progress } = fixture;
      const [paper, phone] = await Promise.all([onPaper(0), vote(0, 'for'), onPaper(1), vote(1, 'against')]);
      expect([paper.error?.code, phone.error?.code].filter(Boolean)).toHaveLength(1);
      const { votes_cast, votes_paper } = await progress(ballot);
      expect(votes_cast).toBe(10);
      await crowd();
      await board.post(`${ballot}/close`);
      const { data, votes_each } = await sealedVotesOf(fixture, ballot);
      expect(data.length * votes_each + votes_paper).toBe(10 + 2 * CROWD);
      const { result } = (await count({ paper: slips(votes_paper >= 6 ? 6 : 0, votes_paper % 6) })).as(
        ballotsOperations.enterSecretTotals,
      );
      expect(result).toMatchObject({ votes_cast: 10 + 2 * CROWD, votes_silent: 2, votes_paper });
    }
  }, 120_000);

  it('of an owner stands for the apartment, also if the holder of its proxy had sealed votes', async () => {
    const { meeting, proposal, owning, given, answer, come, opened, own, cast, board, progress } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const [giver, holder] = [await owning('Zonder telefoon', 2), await owning('Houder', 2)];
    await answer(holder.client, path, (await given(giver.client, path, holder)).id);
    await come(path, holder);
    const crowd = await aCrowd(fixture, path);
    const ballot = await opened(path, item, { is_secret: true, public_key });
    const sent = (await own(holder.client, path)).votes.map(({ apartment_id, sealed_count }) => ({
      apartment_id,
      sealed: Array.from({ length: sealed_count }, () => seal('for')),
    }));
    await cast(holder.client, ballot, sent);
    await come(path, giver);
    const [{ apartment_id } = { apartment_id: '' }] = (await own(giver.client, path)).votes;
    expect(
      (await board.call('PUT', `${ballot}/paper`, { body: { apartment_id, is_on_paper: true } })).status,
    ).toBe(200);
    await come(path, giver, false);
    expect(await progress(ballot)).toMatchObject({ apartments_cast: 2, votes_cast: 4, votes_paper: 2 });
    // Taken back, it is as if nothing had been recorded: what the holder sent counts as long as no owner is present.
    const paper = (is_on_paper: boolean) =>
      board.call('PUT', `${ballot}/paper`, { body: { apartment_id, is_on_paper } });
    expect((await paper(false)).as(ballotsOperations.setPaperVote)).toMatchObject({
      apartments_cast: 2,
      votes_paper: 0,
    });
    const held = (await own(holder.client, path)).votes.find(({ right }) => right === 'proxy');
    expect(held).toMatchObject({ has_voted: true, is_on_paper: false });
    expect((await paper(true)).error?.code).toBe('vote_by_phone');
    await come(path, giver);
    expect(await progress(ballot)).toMatchObject({ apartments_cast: 1 });
    expect((await paper(true)).status).toBe(200);
    await come(path, giver, false);
    // Whoever got no response learns that the votes were received.
    expect((await cast(holder.client, ballot, sent)).status).toBe(200);
    await crowd(ballot);
    await board.post(`${ballot}/close`);
    const { data, votes_each, votes_paper } = await sealedVotesOf(fixture, ballot);
    expect([data.length * votes_each, votes_paper]).toEqual([2 + 2 * CROWD, 2]);
  });

  it('is for apartments that are present in an open secret ballot, and is in the audit log', async () => {
    const { ballot, members, path, onPaper, idOf } = await withPaper();
    const { board, come, opened, proposal, server } = fixture;
    const apartment_id = await idOf(2);
    const put = (at: string, by = board) =>
      by.call('PUT', `${at}/paper`, { body: { apartment_id, is_on_paper: true } });
    await come(path, members[2] ?? { id: '' }, false);
    expect((await put(ballot)).status).toBe(422);
    await come(path, members[2] ?? { id: '' });
    expect((await put(ballot)).status).toBe(200);
    // Slips in the box count, also if their people left.
    await come(path, members[2] ?? { id: '' }, false);
    expect(await fixture.progress(ballot)).toMatchObject({ votes_paper: 2, votes_present: 12 + 2 * CROWD });
    expect((await onPaper(2, false)).status).toBe(200);
    const { rows } = await server.database.pool.query(
      `select details -> 'is_on_paper' as is_on_paper from audit_entries
       where action = 'paper_vote_recorded' and details ->> 'apartment_id' = $1 order by happened_at, details -> 'is_on_paper' desc`,
      [apartment_id],
    );
    expect(rows).toEqual([{ is_on_paper: true }, { is_on_paper: false }]);
    await board.post(`${ballot}/cancel`);
    const open = await opened(path, await proposal(path, 5));
    expect((await put(open)).status).toBe(403);
    expect((await board.post(`${open}/hands`, { votes: [], others: FOR })).status).toBe(200);
  });
});
