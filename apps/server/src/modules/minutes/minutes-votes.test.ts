import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { ABSTAIN, AGAINST, CONVENED, FOR, optionOf } from '../voting/ballots/testing/ballots-fixture.ts';
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

describe('the decisions in the draft of the minutes', () => {
  it('have the votes of each option, as the ballot has them', async () => {
    const { meeting, proposal, owning, come, start, opened, vote, close } = fixture;
    const path = await meeting();
    const item = await proposal(path, 2, ['Groen, mat', 'Rood', 'Wit']);
    const people = [await owning('Kiest groen', 6), await owning('Kiest rood', 4), await owning('Niets', 1)];
    for (const person of people) await come(path, person);
    await start(path);
    const ballot = await opened(path, item);
    for (const [at, choice] of [optionOf('Groen, mat'), optionOf('Rood'), ABSTAIN].entries()) {
      const { client } = people[at] ?? {};
      if (client) await vote(client, ballot, choice);
    }
    await close(ballot);
    const word = await fixture.draft(path);
    expect(word.tables.at(-1)?.slice(1, 5)).toEqual([
      ['Groen, mat', '6'],
      ['Rood', '4'],
      ['Wit', '0'],
      ['Uitgebracht', '10'],
    ]);
    expect(under(word, 'Besluiten')).toContain(
      'Punt 2, Voorstel 2\nAangenomen. Groen, mat: 6; Rood: 4; Wit: 0; Onthouding, telt niet mee: 1.',
    );
    expect(under(word, 'Besluiten')).not.toMatch(/tegen/iu);
    expect(under(word, 'Punt 2, Voorstel 2')).toContain('De vergadering besluit 2.');
    await run('update ballots set wording = $2 where id = $1', idOf(ballot), 'Lange tekst. '.repeat(60));
    expect(under(await fixture.draft(path), 'Punt 2, Voorstel 2')).toContain(
      'De tekst van het voorstel staat bij punt 2.\nGekozen: Groen, mat',
    );
  });
});

describe('a meeting with more ballots than a draft has', () => {
  it('has the last ones, says which are missing, and calls no proposal without a ballot that had one', async () => {
    const { meeting, proposal, start, association } = fixture;
    const path = await meeting();
    const [first, second] = [await proposal(path, 2), await proposal(path, 3)];
    await proposal(path, 4);
    await start(path);
    const insert = async (item: string, number: number, count: number, minute: number) =>
      run(
        `insert into ballots (association_id, id, meeting_id, item_id, number, title, wording, options, majority, is_secret, state,
            opened_at, closed_at)
          select $1, gen_random_uuid(), $2, $3, $4, 'Voorstel', 'Wij besluiten.', '{}', 'more_than_half', false, 'cancelled',
            $5::timestamptz + make_interval(mins => $6), $5::timestamptz + make_interval(mins => $6 + 1)
          from generate_series(1, $7)`,
        association.id,
        idOf(path),
        item,
        number,
        fixture.server.clock.now(),
        minute,
        count,
      );
    await insert(first, 2, 2, 0);
    await insert(second, 3, 1, 1);
    await insert(second, 3, 500, 2);
    const word = await fixture.draft(path);
    expect(word.paragraphs.at(-1)?.text).toBe(
      'Dit concept heeft de laatste 500 stemmingen. 3 eerdere stemmingen van deze vergadering staan er niet in.',
    );
    expect(under(word, '2. Voorstel 2')).toContain(
      '2 eerdere stemmingen over dit voorstel staan niet in dit concept.',
    );
    expect(under(word, '2. Voorstel 2')).not.toContain('niet gestemd');
    expect(under(word, '3. Voorstel')).toContain(
      '1 eerdere stemming over dit voorstel staat niet in dit concept.',
    );
    expect(under(word, '3. Voorstel')).toMatch(/Tweede stemming\nDeze stemming/u);
    expect(under(word, '3. Voorstel')).toContain('Stemming 501\n');
    expect(under(word, '4. Voorstel 4')).toContain('nog niet gestemd');
    await run('delete from ballots where meeting_id = $1 and item_id = $2', idOf(path), second);
    const all = await fixture.draft(path);
    expect(all.text).not.toContain('staan er niet in');
  });
});
