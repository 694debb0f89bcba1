import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { AGAINST, CONVENED, FOR } from '../ballots/testing/ballots-fixture.ts';
import { createMinutesFixture, idOf, type MinutesFixture, under } from './testing/minutes-fixture.ts';

let fixture: MinutesFixture;
beforeAll(async () => {
  fixture = await createMinutesFixture();
});
afterAll(() => fixture.server.stop());

const run = (statement: string, ...values: unknown[]) =>
  fixture.server.database.pool.query(statement, values);

describe('votes before the meeting in the draft of the minutes', () => {
  it('are those that the ballot counted, whatever happens after it', async () => {
    const { meeting, proposal, owning, come, begin, opened, vote, voteEarly, close, setRule } = fixture;
    await setRule('early_votes', 'yes');
    const path = await meeting(CONVENED);
    const item = await proposal(path, 2);
    const [seller, other, comes] = [await owning('Verkoopt'), await owning('Blijft'), await owning('Komt')];
    for (const { client } of [seller, other, comes]) await voteEarly(client, path, item, FOR);
    await begin(path);
    await come(path, comes);
    const ballot = await opened(path, item);
    // Who votes at the meeting replaces the vote before it.
    await vote(comes.client, ballot, AGAINST);
    await close(ballot);
    const expected = 'in het portaal. Voor 2 appartementen telt een stem van vóór de vergadering.';
    const before = under(await fixture.draft(path), 'Stemming');
    expect(before).toContain(expected);
    await fixture.server.database.queries.execute(
      sql`delete from apartment_owners where owner_id = (select owner_id from users where id = ${seller.id})`,
    );
    expect(under(await fixture.draft(path), 'Stemming')).toBe(before);
    // Ballots of former versions did not keep the number.
    await run('update ballots set apartments_early = null where id = $1', idOf(ballot));
    expect(under(await fixture.draft(path), 'Stemming')).toContain(
      'Stemmen van vóór de vergadering tellen mee. Van hoeveel appartementen, is niet bewaard.',
    );
    await setRule('early_votes', 'no');
  });
});
