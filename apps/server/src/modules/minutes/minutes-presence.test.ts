import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@mijn/domain/limits';
import { FOR } from '../voting/ballots/testing/ballots-fixture.ts';
import { public_key } from '../voting/ballots/testing/secret-ballot.ts';
import { createMinutesFixture, type MinutesFixture } from './testing/minutes-fixture.ts';

const SECOND = 1000;

let fixture: MinutesFixture;
beforeAll(async () => {
  fixture = await createMinutesFixture();
});
afterAll(() => fixture.server.stop());

const namesIn = async (path: string): Promise<(string | undefined)[]> =>
  ((await fixture.draft(path)).tables[0] ?? []).slice(1).map(([name]) => name);

describe('those who were present less than a minute', () => {
  it('are not in the minutes, because a press at the door was undone, unless they voted', async () => {
    const { meeting, proposal, owning, come, start, opened, vote, board, server } = fixture;
    const path = await meeting();
    const [item, other] = [await proposal(path, 2), await proposal(path, 3)];
    const [wrong, voter, raised, stays] = [
      await owning('Verkeerd Gedrukt', 4),
      await owning('Korte Kiezer', 4),
      await owning('Korte Hand', 4),
      await owning('Blijvende Bezoeker', 4),
    ];
    await come(path, stays);
    await start(path);
    server.clock.pass(10 * MINUTE_MS);
    const ballot = await opened(path, item);
    for (const person of [wrong, voter, raised]) await come(path, person);
    await vote(voter.client, ballot, FOR);
    const apartments = await fixture.apartmentsOf(ballot);
    const hand = apartments.find(({ name }) => name === raised.apartment);
    const votes = [{ apartment_id: hand?.apartment_id ?? '', ...FOR }];
    await board.post(`${ballot}/hands`, { votes, others: null });
    server.clock.pass(59 * SECOND);
    for (const person of [wrong, voter, raised]) await come(path, person, false);
    expect(await namesIn(path)).toEqual(['Blijvende Bezoeker', 'Korte Hand', 'Korte Kiezer']);
    server.clock.pass(MINUTE_MS);
    await board.post(`${ballot}/cancel`);

    // Votes of a secret ballot have no time.
    const secret = await opened(path, other, { is_secret: true, public_key });
    await come(path, wrong);
    const listed = await fixture.apartmentsOf(secret);
    const apartment_id = listed.find(({ name }) => name === wrong.apartment)?.apartment_id ?? '';
    await board.call('PUT', `${secret}/paper`, { body: { apartment_id, is_on_paper: true } });
    server.clock.pass(30 * SECOND);
    await come(path, wrong, false);
    expect(await namesIn(path)).toContain('Verkeerd Gedrukt');
    await board.post(`${secret}/cancel`);
    await fixture.server.database.pool.query('delete from paper_votes');
    expect(await namesIn(path)).not.toContain('Verkeerd Gedrukt');
  });

  it('are in the minutes if a ballot was closed meanwhile, because it counted them', async () => {
    const { meeting, proposal, owning, come, start, opened, close, server } = fixture;
    const path = await meeting();
    const item = await proposal(path, 2);
    const person = await owning('Kort Geteld', 4);
    await start(path);
    server.clock.pass(10 * MINUTE_MS);
    const ballot = await opened(path, item);
    await come(path, person);
    server.clock.pass(20 * SECOND);
    await close(ballot);
    server.clock.pass(20 * SECOND);
    await come(path, person, false);
    expect(await namesIn(path)).toEqual(['Kort Geteld']);
  });
});
