import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatTime } from '@mijn/domain/formats';
import { MINUTE_MS } from '@mijn/domain/limits';
import { eq } from 'drizzle-orm';
import { sign } from '../../platform/security/digest.ts';
import { meetingItems } from '../meetings/agenda/agenda.tables.ts';
import { sealedVotes } from '../voting/ballots/ballots.tables.ts';
import { AGAINST, FOR } from '../voting/ballots/testing/ballots-fixture.ts';
import { aCrowd, public_key } from '../voting/ballots/testing/secret-ballot.ts';
import { meetings } from '../meetings/meetings.tables.ts';
import { votingRules } from '../voting-rules/voting-rules.tables.ts';
import { createMinutesFixture, idOf, type MinutesFixture, under } from './testing/minutes-fixture.ts';

let fixture: MinutesFixture;
beforeAll(async () => {
  fixture = await createMinutesFixture();
});
afterAll(() => fixture.server.stop());

const queries = () => fixture.server.database.queries;

const setQuorum = async (value: string): Promise<void> => {
  await queries().delete(votingRules).where(eq(votingRules.rule, 'quorum'));
  const row = { association_id: fixture.association.id, decision_kind: '', position: 2 } as const;
  if (value !== '')
    await queries()
      .insert(votingRules)
      .values({ ...row, rule: 'quorum', value });
};

describe('the draft of the minutes in each state of a meeting', () => {
  it('has those who are there before the planned time, and says that it is before it', async () => {
    const { meeting, owning, come, server } = fixture;
    const path = await meeting();
    const [early, gone] = [await owning('Vroege Vogel', 4), await owning('Weer Weg', 9)];
    await come(path, early);
    await come(path, gone);
    server.clock.pass(5 * MINUTE_MS);
    await come(path, gone, false);
    const now = formatTime(server.clock.now());
    const word = await fixture.draft(path);
    expect(word.tables[0]?.slice(1)).toEqual([
      ['Vroege Vogel', early.apartment, 'in de zaal', 'vanaf het begin'],
    ]);
    expect(under(word, 'Stemmen en quorum')).toContain(`1 appartement, samen 4 stemmen (om ${now})`);
    expect(word.text).toContain('De geplande tijd van de vergadering is nog niet aangebroken.');
    await fixture.start(path);
    expect((await fixture.draft(path)).text).not.toContain('nog niet aangebroken');
  });

  it('says of a meeting without people, agenda and ballots that there is nothing, and asks for it', async () => {
    const path = await fixture.meeting({ location: null });
    await fixture.start(path, 24);
    const word = await fixture.draft(path);
    expect(word.text).toContain('In het portaal is niemand als aanwezig genoteerd. [Wie was er?]');
    expect(word.text).toContain('Plaats: [plaats]');
    expect(under(word, 'Vertegenwoordigd door een machtiging')).toBe('Geen.');
    expect(under(word, 'Agenda')).toBe(
      'Deze vergadering heeft in het portaal geen agenda.\n[Wat is er besproken?]',
    );
    expect(under(word, 'Besluiten')).toContain('geen besluit van deze vergadering');
    expect(word.text).not.toContain('De vergadering kan nog bezig zijn.');
  });

  it('says of a ballot that is open that it is, and of a proposal without one that nobody voted', async () => {
    const { meeting, proposal, owning, come, opened } = fixture;
    const path = await meeting();
    const item = await proposal(path, 2);
    await proposal(path, 3);
    await come(path, await owning('Open', 4));
    await fixture.start(path);
    await opened(path, item);
    const word = await fixture.draft(path);
    expect(under(word, '2. Voorstel 2')).toMatch(
      /Deze stemming is om \d+\.\d\d uur geopend en nog niet gesloten\./u,
    );
    expect(under(word, '2. Voorstel 2')).not.toContain('niet gestemd');
    await fixture.start(path, 13);
    expect(under(await fixture.draft(path), '3. Voorstel 3')).toContain(
      'Over dit voorstel is in het portaal niet gestemd. [Is er op een andere manier besloten?]',
    );
  });

  it('has only the outcome of a secret ballot whose totals would tell, and none before it is counted', async () => {
    const { meeting, proposal, owning, come, opened, own, cast, board, server } = fixture;
    const path = await meeting();
    const item = await proposal(path, 2);
    const person = await owning('Geheime Kiezer', 4);
    await come(path, person);
    const crowd = await aCrowd(fixture, path);
    await fixture.start(path);
    const ballot = await opened(path, item, { is_secret: true, public_key });
    const { votes } = await own(person.client, path);
    await cast(
      person.client,
      ballot,
      votes.map(({ apartment_id, sealed_count }) => ({
        apartment_id,
        sealed: Array.from({ length: sealed_count }, () => 'abcd'),
      })),
    );
    await crowd(ballot, () => 'for');
    await board.post(`${ballot}/close`);
    expect(under(await fixture.draft(path), 'Stemming')).toMatch(/De stemmen zijn nog niet geteld\.$/u);
    const all = await queries()
      .select()
      .from(sealedVotes)
      .where(eq(sealedVotes.ballot_id, idOf(ballot)));
    await board.post(`${ballot}/secret-totals`, {
      totals: {
        votes_for: all.flatMap(({ sealed }) => sealed).length,
        votes_against: 0,
        votes_abstained: 0,
        options: [],
      },
      unreadable: 0,
      proof: sign(server.secret, 'secret-ballot', idOf(ballot)),
    });
    const word = await fixture.draft(path);
    expect(under(word, 'Stemming')).toContain('Wie wat heeft gestemd, is niet bekend.');
    expect(under(word, 'Stemming')).toMatch(/Aangenomen\. Alleen de uitslag is bekend/u);
    expect(JSON.stringify(word.tables)).not.toContain('"Voor","24"');
  });

  it('says that there is no decision without a quorum, and that a later ballot or a second meeting needs none', async () => {
    const { meeting, proposal, owning, come, opened, vote, close } = fixture;
    await setQuorum('all');
    const path = await meeting();
    const item = await proposal(path, 2);
    const person = await owning('Te weinig', 4);
    await come(path, person);
    await fixture.start(path);
    const ballot = await opened(path, item);
    await vote(person.client, ballot, FOR);
    await close(ballot);
    const word = await fixture.draft(path);
    expect(under(word, 'Stemming')).toMatch(/Geen besluit: er zijn 4 stemmen aanwezig, [\d.]+ te weinig\./u);
    expect(under(word, 'Stemmen en quorum')).toMatch(/Quorum: nodig voor een geldig besluit: [\d.]+ van de/u);
    expect(under(word, 'Besluiten')).toContain('geen besluit van deze vergadering');
    await queries().insert(votingRules).values({
      association_id: fixture.association.id,
      rule: 'second_meeting',
      decision_kind: '',
      value: 'yes',
      position: 3,
    });
    await queries()
      .update(meetings)
      .set({ is_second: true })
      .where(eq(meetings.id, idOf(path)));
    const second = await fixture.draft(path);
    expect(second.text).toContain('Algemene ledenvergadering (tweede vergadering)');
    expect(under(second, 'Stemmen en quorum')).toContain('geen quorum');
    await setQuorum('');
  });

  it('keeps the words of a ballot whose item is changed or gone, and says that a later ballot replaced it', async () => {
    const { meeting, proposal, owning, come, opened, vote, close } = fixture;
    const path = await meeting();
    const item = await proposal(path, 2);
    const person = await owning('Twee keer', 4);
    await come(path, person);
    await fixture.start(path);
    for (const choice of [FOR, AGAINST]) {
      const ballot = await opened(path, item);
      await vote(person.client, ballot, choice);
      await close(ballot);
      await queries().update(meetingItems).set({ wording: 'Anders.' }).where(eq(meetingItems.id, item));
    }
    await queries().delete(meetingItems).where(eq(meetingItems.id, item));
    const word = await fixture.draft(path);
    expect(under(word, 'Voorstel')).toContain('Anders.');
    expect(under(word, 'Eerste stemming')).toContain(
      'Bij deze stemming luidde het voorstel:\nDe vergadering besluit 2.',
    );
    expect(under(word, 'Eerste stemming')).toContain('Een latere stemming over dit voorstel verving');
    expect(under(word, 'Tweede stemming')).toContain('Verworpen.');
    expect(under(word, 'Besluiten')).toContain('Punt 2, Voorstel 2\nVerworpen.');
  });
});
