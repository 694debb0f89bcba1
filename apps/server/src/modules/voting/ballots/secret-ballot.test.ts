import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Ballot, ballotsOperations } from '@mijn/domain/ballots';
import { decisionsOperations } from '@mijn/domain/decisions';
import { type BallotsFixture, createBallotsFixture, FOR } from './testing/ballots-fixture.ts';
import {
  aCrowd,
  aSecretBallot,
  CROWD,
  public_key,
  publicKey,
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

describe('a secret ballot', () => {
  it('is counted from sealed votes that all count the same, so that none tells from whom it is', async () => {
    const { path, ballot, members, vote, crowd } = await aSecretBallot(fixture);
    const { board, own, progress } = fixture;
    expect((await vote(0, 'against')).status).toBe(200);
    expect((await vote(0, 'for')).status).toBe(200);
    const [{ apartment_id, sealed_count } = { apartment_id: '', sealed_count: 0 }] = (
      await own(members[1]?.client ?? board, path)
    ).votes;
    const sent = [{ apartment_id, sealed: Array.from({ length: sealed_count }, () => seal('against')) }];
    await fixture.cast(members[1]?.client ?? board, ballot, sent);
    const seen = await own(members[0]?.client ?? board, path);
    expect(seen.votes).toMatchObject([{ vote: null, has_voted: true, is_divided: false }]);
    expect(await progress(ballot)).toMatchObject({
      votes_cast: 10,
      apartments_cast: 2,
      votes_present: 12 + 2 * CROWD,
    });
    await crowd();
    expect((await board.get(`${ballot}/sealed-votes`)).error?.code).toBe('ballot_closed');

    const closed = (await board.post(`${ballot}/close`)).as(ballotsOperations.closeBallot);
    expect(closed).toMatchObject({ state: 'counting', result: null });
    expect((await vote(2, 'for')).error?.code).toBe('ballot_closed');
    expect((await fixture.cast(members[1]?.client ?? board, ballot, sent)).status).toBe(200);
    const { data, votes_each, challenge } = (await board.get(`${ballot}/sealed-votes`)).as(
      ballotsOperations.listSealedVotes,
    );
    const texts = data.map(unseal);
    const count = (text: string) => texts.filter((one) => one === text).length;
    expect(count('for') * votes_each).toBe(12);
    expect(count('against') * votes_each).toBe(10);
    expect((await board.post(`${ballot}/secret-totals`, totals(9, 9, challenge))).error?.errors).toEqual({
      totals: [{ code: 'wrong_sum', params: { sum: data.length } }],
    });
    // Another board member has no key.
    const invented = totals(0, data.length);
    expect((await board.post(`${ballot}/secret-totals`, invented)).status).toBe(403);
    const counted: Ballot = (
      await board.post(`${ballot}/secret-totals`, totals(count('for'), count('against'), challenge))
    ).as(ballotsOperations.enterSecretTotals);
    expect(counted).toMatchObject({
      state: 'closed',
      result: {
        has_totals: true,
        outcome: 'adopted',
        votes_for: 12,
        votes_against: 10,
        votes_silent: 2,
        votes_present: 12 + 2 * CROWD,
      },
    });
    expect(counted.decision_id).not.toBeNull();
  });

  it('stores no choice, and keeps nothing but the totals after it', async () => {
    const { ballot, vote, crowd } = await aSecretBallot(fixture);
    const { board, server } = fixture;
    await vote(0, 'for');
    await crowd();
    const id = ballot.split('/').at(-1);
    const stored = async () =>
      (
        await server.database.pool.query(
          `select row_to_json(s)::text as text from sealed_votes s where ballot_id = $1
           union all select row_to_json(v)::text from ballot_votes v where ballot_id = $1
           union all select details::text from audit_entries where details ->> 'ballot_id' = $1::text`,
          [id],
        )
      ).rows.map((row: { text: string }) => row.text);
    expect((await stored()).join(' ')).not.toMatch(/"(?:for|against|abstain)"/u);
    await board.post(`${ballot}/close`);
    const { data, challenge } = (await board.get(`${ballot}/sealed-votes`)).as(
      ballotsOperations.listSealedVotes,
    );
    await board.post(`${ballot}/secret-totals`, totals(data.length, 0, challenge));
    expect((await stored()).join(' ')).toContain('"sealed":[],"sealed_hash":""');
    expect((await stored()).join(' ')).not.toMatch(/"sealed":\["/u);
  });

  it('takes as many sealed votes as an apartment has, needs a key, and has no show of hands', async () => {
    const { path, ballot, members, vote } = await aSecretBallot(fixture);
    const { board, cast, own, open } = fixture;
    expect((await vote(0, 'for', 1)).status).toBe(422);
    const [first] = members;
    const [{ apartment_id } = { apartment_id: '' }] = (await own(first?.client ?? board, path)).votes;
    expect((await cast(first?.client ?? board, ballot, [{ apartment_id, ...FOR }])).status).toBe(422);
    expect((await board.post(`${ballot}/hands`, { votes: [], others: FOR })).status).toBe(403);
    expect((await board.post(`${ballot}/cancel`)).as(ballotsOperations.cancelBallot).state).toBe('cancelled');
    const item = await fixture.proposal(path, 7);
    for (const key of [null, 'AAAA', publicKey.export({ format: 'der', type: 'spki' }).toString('hex')])
      expect((await open(path, item, { is_secret: true, public_key: key })).status).toBe(422);
  });

  it('counts what cannot be read as votes that were cast and are invalid, not as silence', async () => {
    const { ballot, vote, crowd } = await aSecretBallot(fixture);
    const { board } = fixture;
    await vote(0, 'for');
    await vote(1, 'something else');
    await crowd();
    await board.post(`${ballot}/close`);
    const { data, votes_each, challenge } = (await board.get(`${ballot}/sealed-votes`)).as(
      ballotsOperations.listSealedVotes,
    );
    const votes_for = data.map(unseal).filter((text) => text === 'for').length;
    const votes_against = data.map(unseal).filter((text) => text === 'against').length;
    const unreadable = data.length - votes_for - votes_against;
    const form = totals(votes_for, votes_against, challenge, { unreadable });
    const { result } = (await board.post(`${ballot}/secret-totals`, form)).as(
      ballotsOperations.enterSecretTotals,
    );
    expect(unreadable * votes_each).toBe(4);
    expect(result).toMatchObject({ votes_for: 12, votes_cast: 18, votes_invalid: 4, votes_silent: 2 });
  });

  it('of a former version has a result without invalid votes', async () => {
    const { path, ballot } = await aSecretBallot(fixture);
    const { board, server, ballotsOf } = fixture;
    await board.post(`${ballot}/close`);
    const { challenge } = (await board.get(`${ballot}/sealed-votes`)).as(ballotsOperations.listSealedVotes);
    await board.post(`${ballot}/secret-totals`, totals(0, 0, challenge));
    await server.database.pool.query(
      `update ballots set result = result - 'votes_invalid' - 'votes_paper' - 'has_totals' where id = $1`,
      [ballot.split('/').at(-1)],
    );
    expect(await ballotsOf(board, path)).toMatchObject([
      { result: { has_totals: true, votes_invalid: 0, votes_paper: 0 } },
    ]);
  });

  it('keeps the votes of an owner who left, whatever the holder of the proxy sends', async () => {
    const { meeting, proposal, owning, given, answer, come, opened, own, cast, board } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const [giver, holder] = [await owning('Vertrekt', 2), await owning('Gemachtigd', 2)];
    const proxy = await given(giver.client, path, holder);
    await answer(holder.client, path, proxy.id);
    for (const person of [giver, holder]) await come(path, person);
    const crowd = await aCrowd(fixture, path);
    const ballot = await opened(path, item, { is_secret: true, public_key });
    const vote = async ({ client }: typeof giver, text: string) => {
      const found = (await own(client, path)).votes.find(({ name }) => name === giver.apartment);
      const sealed = Array.from({ length: found?.sealed_count ?? 0 }, () => seal(text));
      return cast(client, ballot, [{ apartment_id: found?.apartment_id ?? '', sealed }]);
    };
    expect((await vote(giver, 'for')).status).toBe(200);
    await come(path, giver, false);
    expect((await vote(holder, 'against')).error?.code).toBe('vote_by_phone');
    expect((await giver.client.post(`${path}/proxies/${proxy.id}/withdraw`)).status).toBeLessThan(300);
    await crowd(ballot, () => 'for');
    await board.post(`${ballot}/close`);
    const { data } = (await board.get(`${ballot}/sealed-votes`)).as(ballotsOperations.listSealedVotes);
    expect(new Set(data.map(unseal))).toEqual(new Set(['for']));
  });

  it('takes the last sealed votes of two owners, who share the votes of their apartment', async () => {
    const { meeting, proposal, member, addApartments, come, opened, own, cast, board } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const owners = [await member('De een'), await member('De ander')];
    await addApartments([{ name: 'Gedeeld', votes: 2, owners: owners.map(({ id }) => id) }]);
    for (const owner of owners) await come(path, owner);
    const crowd = await aCrowd(fixture, path);
    const ballot = await opened(path, item, { is_secret: true, public_key });
    for (const [at, text] of ['for', 'against'].entries()) {
      const client = owners[at]?.client ?? board;
      const [vote] = (await own(client, path)).votes;
      expect(vote?.has_voted).toBe(at === 1);
      await cast(client, ballot, [
        {
          apartment_id: vote?.apartment_id ?? '',
          sealed: Array.from({ length: vote?.sealed_count ?? 0 }, () => seal(text)),
        },
      ]);
    }
    await crowd(ballot, () => 'against');
    await board.post(`${ballot}/close`);
    const { data } = (await board.get(`${ballot}/sealed-votes`)).as(ballotsOperations.listSealedVotes);
    expect(new Set(data.map(unseal))).toEqual(new Set(['against']));
  });

  it('confirms the same votes to their voter alone, and none once it is cancelled', async () => {
    const { ballot, members, path, crowd } = await aSecretBallot(fixture);
    const { board, cast, own } = fixture;
    const [one, other] = members.map(({ client }) => client);
    const voteOf = async (client = board) => (await own(client, path)).votes[0];
    const mine = await voteOf(one);
    const theirs = await voteOf(other);
    const sealed = Array.from({ length: mine?.sealed_count ?? 0 }, () => seal('for'));
    const send = (client = board, apartment_id = '') => cast(client, ballot, [{ apartment_id, sealed }]);
    await send(one, mine?.apartment_id);
    await crowd();
    await board.post(`${ballot}/close`);
    expect((await send(one, mine?.apartment_id)).status).toBe(200);
    expect((await send(other, theirs?.apartment_id)).error?.code).toBe('ballot_closed');
    await board.post(`${ballot}/cancel`);
    expect((await send(one, mine?.apartment_id)).error?.code).toBe('ballot_closed');
  });

  it('leaves out what a holder sealed for an owner who came later', async () => {
    const { meeting, proposal, owning, given, answer, come, opened, own, cast, board } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const [giver, holder] = [await owning('Late eigenaar', 2), await owning('Houder', 2)];
    await answer(holder.client, path, (await given(giver.client, path, holder)).id);
    await come(path, holder);
    const crowd = await aCrowd(fixture, path);
    const ballot = await opened(path, item, { is_secret: true, public_key });
    const { votes } = await own(holder.client, path);
    await cast(
      holder.client,
      ballot,
      votes.map(({ apartment_id, sealed_count }) => ({
        apartment_id,
        sealed: Array.from({ length: sealed_count }, () => seal('for')),
      })),
    );
    expect(await fixture.progress(ballot)).toMatchObject({ apartments_cast: 2 });
    await come(path, giver);
    expect(await fixture.progress(ballot)).toMatchObject({
      apartments_cast: 1,
      apartments_present: 2 + CROWD,
    });
    await crowd(ballot);
    await board.post(`${ballot}/close`);
    const { data, votes_each } = (await board.get(`${ballot}/sealed-votes`)).as(
      ballotsOperations.listSealedVotes,
    );
    expect(data.length * votes_each).toBe(2 + 2 * CROWD);
  });

  it('is not read while fewer than five people voted by phone, and is cancelled unread', async () => {
    const { ballot, vote, members, path } = await aSecretBallot(fixture);
    const { board, addApartments, ballotsOf } = fixture;
    for (const at of [0, 1, 2]) await vote(at, 'for');
    // Who votes for four apartments is one voter.
    const [first] = members;
    await addApartments(
      [1, 2, 3].map((number) => ({ name: `Van Een ${number}`, votes: 2, owners: [first?.id ?? ''] })),
    );
    await vote(0, 'for');
    const refused = await board.post(`${ballot}/close`);
    expect(refused.error).toMatchObject({ code: 'too_few_secret_votes', params: { min: 5 } });
    expect((await board.get(`${ballot}/sealed-votes`)).error?.code).toBe('ballot_closed');
    expect(await ballotsOf(board, path)).toMatchObject([{ state: 'open', result: null }]);
    expect((await board.post(`${ballot}/cancel`)).status).toBe(200);
    expect((await board.get(`${ballot}/sealed-votes`)).error?.code).toBe('ballot_closed');
  });

  it('shows nobody the totals if all voted the same, also not in the register', async () => {
    const { ballot, vote, crowd, path } = await aSecretBallot(fixture);
    const { board, owner, association, server } = fixture;
    await vote(0, 'for');
    await crowd(() => 'for');
    await board.post(`${ballot}/close`);
    const { data, challenge } = await sealedVotesOf(fixture, ballot);
    const counted = (await board.post(`${ballot}/secret-totals`, totals(data.length, 0, challenge))).as(
      ballotsOperations.enterSecretTotals,
    );
    const known = {
      has_totals: false,
      outcome: 'adopted',
      votes_for: 0,
      votes_cast: 0,
      votes_present: 12 + 2 * CROWD,
    };
    expect(counted.result).toMatchObject(known);
    const decision = await owner.get(`/associations/${association.id}/decisions/${counted.decision_id}`);
    expect(decision.as(decisionsOperations.getDecision)).toMatchObject({
      outcome: 'adopted',
      votes_for: null,
      votes_against: null,
      votes_abstained: null,
      votes_present: 12 + 2 * CROWD,
    });
    const { rows } = await server.database.pool.query<{ text: string }>(
      `select result::text as text from ballots where id = $1
       union all select to_jsonb(decisions)::text from decisions where ballot_id = $1`,
      [ballot.split('/').at(-1)],
    );
    expect(rows).toHaveLength(2);
    for (const { text } of rows) expect(text).not.toMatch(/: 18\b/u);
    const [listed] = await fixture.ballotsOf(owner, path);
    expect(listed?.result).toMatchObject(known);
  });

  it('warns before it is opened if its totals could tell, and then shows the outcome alone', async () => {
    const { meeting, proposal, owning, come, opened, board, owner, ballotsOf } = fixture;
    const path = await meeting();
    const secrecy = async () =>
      (await board.get(`${path}/ballot-secrecy`)).as(ballotsOperations.getBallotSecrecy);
    expect(await secrecy()).toMatchObject({ voters: 0, is_outcome_only: true });
    for (const votes of [24, 26, 31, 37, 45]) await come(path, await owning(`Met ${votes}`, votes));
    expect(await secrecy()).toEqual({
      voters: 5,
      voters_min: 5,
      telling_per_mille: 938,
      is_outcome_only: true,
    });
    await opened(path, await proposal(path, 4), { is_secret: true, public_key });
    expect(await ballotsOf(owner, path)).toMatchObject([{ is_outcome_only: true }]);
  });
});
