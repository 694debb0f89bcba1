import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ballotsOperations } from '@mijn/domain/ballots';
import { decisionsOperations } from '@mijn/domain/decisions';
import { HOUR_MS } from '@mijn/domain/limits';
import { eq } from 'drizzle-orm';
import { decisions } from '../../decisions/decisions.tables.ts';
import { readBack } from '../../../capabilities/pdf/testing/read-back.ts';
import {
  ABSTAIN,
  AGAINST,
  type BallotsFixture,
  createBallotsFixture,
  FOR,
} from './testing/ballots-fixture.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

const registerOf = () => `/associations/${fixture.association.id}/decisions`;

const decisionOf = async (id: string | null) =>
  (await fixture.owner.get(`${registerOf()}/${id}`)).as(decisionsOperations.getDecision);

const annul = async (ballot: string, reason = 'De handen van de tweede rij zijn vergeten.') =>
  fixture.board.post(`${ballot}/annul`, { reason });

/** A proposal of a meeting with one member, and a function that holds a ballot about it. */
async function aProposal() {
  const { meeting, owning, come, proposal, opened, vote, close } = fixture;
  const path = await meeting();
  const item = await proposal(path, 4);
  const { client, id } = await owning('Stemmer', 5);
  await come(path, { id });
  const hold = async (choice: typeof FOR | null) => {
    fixture.server.clock.pass(1000);
    const ballot = await opened(path, item);
    if (choice) await vote(client, ballot, choice);
    return Object.assign(await close(ballot), { path: ballot });
  };
  return { path, item, hold };
}

describe('a decision that was taken', () => {
  it('stands under its own address, superseded by that of a later ballot about the item, in CSV and PDF too', async () => {
    const { path, hold } = await aProposal();
    const first = await hold(FOR);
    const second = await hold(AGAINST);
    expect(second.decision_id).not.toBe(first.decision_id);
    expect(await decisionOf(first.decision_id)).toMatchObject({
      outcome: 'adopted',
      votes_for: 5,
      is_in_force: false,
      superseded_by: { id: second.decision_id },
    });
    expect(await decisionOf(second.decision_id)).toMatchObject({
      outcome: 'rejected',
      supersedes: [{ id: first.decision_id }],
      superseded_by: null,
    });
    const shown = await fixture.ballotsOf(fixture.owner, path);
    expect(shown.map(({ decision_id }) => decision_id)).toEqual([second.decision_id, first.decision_id]);
    const query = `?meeting_id=${path.split('/').at(-1)}`;
    const csv = (await fixture.owner.get(`${registerOf()}/csv${query}`)).text;
    expect(csv.trim().split('\r\n')).toHaveLength(3);
    expect(csv).toContain(
      'Aangenomen;5;0;0;5;20-11-2026;21-12-2026;een maand na publicatie van de notulen;20-11-2026;nee;;Voorstel 4;20-11-2026',
    );
    const response = await fixture.owner.raw(`/api${registerOf()}/pdf${query}`);
    const { pages } = await readBack(new Uint8Array(await response.arrayBuffer()));
    expect(pages.join(' ')).toMatch(/Uitslag Aangenomen.*Vervangen door Voorstel 4.*Uitslag Verworpen/u);
  });

  it('stands after a ballot in which no vote counts, which decides nothing', async () => {
    const { hold } = await aProposal();
    const first = await hold(FOR);
    for (const choice of [null, ABSTAIN])
      expect(await hold(choice)).toMatchObject({ decision_id: null, result: { outcome: 'no_votes' } });
    expect(await decisionOf(first.decision_id)).toMatchObject({ is_in_force: true, superseded_by: null });
  });

  it('of a former version is superseded in the same way, and keeps its ballot', async () => {
    const { hold, path } = await aProposal();
    const first = await hold(FOR);
    const { queries } = fixture.server.database;
    await queries
      .update(decisions)
      .set({ ballot_id: null })
      .where(eq(decisions.id, first.decision_id ?? ''));
    const shown = async () =>
      (await fixture.ballotsOf(fixture.owner, path)).map(({ decision_id }) => decision_id);
    expect(await shown()).toEqual([first.decision_id]);
    const second = await hold(AGAINST);
    expect(await shown()).toEqual([second.decision_id, first.decision_id]);
  });
});

describe('a result that is annulled', () => {
  it('stays visible with its reason, and what it superseded holds again', async () => {
    const { hold, path, item } = await aProposal();
    const first = await hold(FOR);
    const second = await hold(AGAINST);
    const third = await hold(AGAINST);
    expect((await annul(second.path)).status).toBe(200);
    expect(await decisionOf(first.decision_id)).toMatchObject({ superseded_by: { id: third.decision_id } });
    const annulled = (await annul(third.path)).as(ballotsOperations.annulBallot);
    expect(annulled).toMatchObject({
      state: 'closed',
      result: { votes_against: 5 },
      annulment: { reason: 'De handen van de tweede rij zijn vergeten.' },
      decision_id: third.decision_id,
    });
    expect(await decisionOf(third.decision_id)).toMatchObject({
      is_in_force: false,
      annulled_on: '2026-11-20',
      annulled_reason: 'De handen van de tweede rij zijn vergeten.',
    });
    expect(await decisionOf(first.decision_id)).toMatchObject({ is_in_force: true, superseded_by: null });
    const fourth = await hold(AGAINST);
    expect(await decisionOf(first.decision_id)).toMatchObject({ superseded_by: { id: fourth.decision_id } });
    const csv = (await fixture.owner.get(`${registerOf()}/csv`)).text;
    expect(csv).toContain(';20-11-2026;De handen van de tweede rij zijn vergeten.;;nee\r\n');
    const { rows } = await fixture.server.database.pool.query(
      `select details ->> 'ballot_id' as id from audit_entries where action = 'ballot_annulled' order by happened_at, id`,
    );
    expect(rows.map(({ id }) => id)).toEqual([second.id, third.id]);
    expect((await fixture.open(path, item)).status).toBe(201);
  });

  it('is annulled once, with a reason, and while the meeting is held', async () => {
    const { hold, path } = await aProposal();
    const { path: ballot } = await hold(FOR);
    expect((await annul(ballot, '  ')).error?.code).toBe('validation_failed');
    const [one, other] = await Promise.all([annul(ballot), annul(ballot)]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
    const later = await hold(FOR);
    await fixture.server.database.pool.query('update meetings set meeting_date = $1 where id = $2', [
      new Date(fixture.server.clock.now().getTime() - 13 * HOUR_MS),
      path.split('/').at(-1),
    ]);
    expect((await annul(later.path)).error?.code).toBe('meeting_not_held');
  });
});
