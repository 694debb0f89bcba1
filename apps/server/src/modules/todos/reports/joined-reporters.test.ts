import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { associations } from '../../../platform/database/index.ts';
import { createJoinsFixture, type JoinsFixture, SECOND_EMAIL } from './testing/joins-fixture.ts';

jest.setTimeout(120_000);

let fixture: JoinsFixture;
beforeAll(async () => {
  fixture = await createJoinsFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.ageReports());

const setRule = (report_visibility: 'at_once' | 'after_review' | 'never') =>
  fixture.server.database.queries
    .update(associations)
    .set({ report_visibility })
    .where(eq(associations.id, fixture.association.id));

/** Returns the mails to the second reporter with a number in the subject. */
const mailsAbout = async (reference: string | null) =>
  (await fixture.server.mails()).filter(
    ({ to, subject }) =>
      [to ?? []].flat().some(({ address }) => address === SECOND_EMAIL) &&
      subject?.startsWith(reference ?? '-'),
  );

describe('a member whose report was joined', () => {
  it.each(['at_once', 'after_review', 'never'] as const)(
    'sees and follows the item under the rule %s, and the other owners see no more than before',
    async (rule) => {
      const { neighbour, getTodo, owner, entries, second, join, reportTwice, status, listed } = fixture;
      await setRule(rule);
      const { target, same } = await reportTwice('Gat in het hek');
      const isSeenByOwners = rule === 'at_once';
      const before = await status(neighbour, target.id);
      expect(before).toBe(isSeenByOwners ? 200 : 404);
      expect(await status(second, target.id)).toBe(before);
      await join(same.id, target.id);
      expect(await status(neighbour, target.id)).toBe(before);
      expect(await status(neighbour, same.id)).toBe(before);
      const seen = await getTodo(second, target.id);
      expect(seen).toMatchObject({ is_own_report: false, is_followed: true });
      expect(await listed(second, '&mine=reported')).toContain(target.id);
      expect(await listed(second)).toContain(target.id);
      expect(await listed(neighbour)).toEqual(
        isSeenByOwners ? expect.arrayContaining([target.id]) : expect.not.arrayContaining([target.id]),
      );
      // Owners who see the item see who reported it.
      const named = isSeenByOwners ? (await getTodo(owner, target.id)).reporter : null;
      expect(seen.reporter).toBe(named);
      const report = (await entries(second, target.id)).find(({ kind }) => kind === 'report');
      expect(report?.author?.name === 'Een ander lid').toBe(!isSeenByOwners);
      await setRule('after_review');
    },
  );

  it('gets no apartment of a reporter whom owners do not see', async () => {
    const { owner, report, getTodo, second, join } = fixture;
    const target = await report(owner, { place: 'In mijn appartement, Kadestraat 43' });
    const same = await report(second);
    await join(same.id, target.id);
    expect((await getTodo(second, target.id)).concerns).toBeNull();
    expect((await getTodo(owner, target.id)).concerns).toBe('In mijn appartement, Kadestraat 43');
  });

  it('of which an owner sees the report alone, is found by that owner no more', async () => {
    const { neighbour, join, separate, reportTwice, show, status } = fixture;
    const { target, same } = await reportTwice();
    await show(same.id);
    expect(await status(neighbour, same.id)).toBe(200);
    await join(same.id, target.id);
    expect(await status(neighbour, same.id)).toBe(404);
    await separate(fixture.board, same.id);
    await show(target.id);
    await join(same.id, target.id);
    expect(await status(neighbour, same.id)).toBe(200);
  });

  it('is mailed once that it is the same, and then what happens with the item, without a name that owners do not see', async () => {
    const { owner, board, server, react, join, reportTwice } = fixture;
    const { target, same } = await reportTwice();
    await join(same.id, target.id);
    const mails = await mailsAbout(same.reported_reference);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(
      `Melding ${same.reported_reference} is hetzelfde als ${target.reported_reference}: Lekkage in portiek A`,
    );
    expect(mails[0]?.html).toContain(`/todos/${target.id}`);
    expect(await mailsAbout(target.reported_reference)).toEqual([]);
    await react(board, target.id, 'De loodgieter komt.');
    await react(owner, target.id, 'Het drupt nog.');
    await board.post(`${fixture.todos}/${target.id}/reject`, { text: 'Toch van de bewoner.' });
    server.clock.pass(1_000_000);
    const about = await mailsAbout(target.reported_reference);
    expect(about).toHaveLength(3);
    const reaction = about.find(({ text }) => text?.includes('Het drupt nog.'));
    expect(reaction?.text).toContain('Een ander lid');
  });

  it('is told nothing of a join that was undone before the mail was written', async () => {
    const { board, join, separate, reportTwice } = fixture;
    const { target, same } = await reportTwice();
    await join(same.id, target.id);
    await separate(board, same.id);
    const mails = await mailsAbout(same.reported_reference);
    expect(mails.map(({ text }) => text?.includes('is hetzelfde als'))).not.toContain(true);
  });
});
