import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@mijn/domain/limits';
import { procedureOperations } from '@mijn/domain/procedure';
import fc from 'fast-check';
import { readWord } from '../../../capabilities/word/testing/read-word.ts';
import {
  type BallotsFixture,
  CONVENED,
  createBallotsFixture,
  FOR,
} from '../ballots/testing/ballots-fixture.ts';

let fixture: BallotsFixture;
let anna: Awaited<ReturnType<BallotsFixture['owning']>>;
beforeAll(async () => {
  fixture = await createBallotsFixture();
  anna = await fixture.owning('Anna');
});
afterAll(() => fixture.server.stop());

/** Returns a meeting that is held, with a proposal and a member who is present. */
async function begun() {
  const { begin, board, come, meeting, proposal } = fixture;
  const path = await meeting(CONVENED);
  const item_id = await proposal(path, 4);
  await begin(path);
  await come(path, anna);
  const decide = (kind: string, outcome = 'adopted', about: string | null = null) =>
    board.post(`${path}/procedure/motions`, { kind, outcome, item_id: about });
  return {
    path,
    item_id,
    decide,
    decided: async (kind: string, outcome = 'adopted', about: string | null = null) =>
      (await decide(kind, outcome, about)).as(procedureOperations.decideProcedure),
    adjourn: (is_adjourned: boolean, minutes: number | null = null) =>
      board.call('PUT', `${path}/procedure/adjournment`, { body: { is_adjourned, minutes } }),
    undo: (id: string) => board.call('DELETE', `${path}/procedure/motions/${id}`),
    procedure: async () => (await anna.client.get(`${path}/procedure`)).as(procedureOperations.getProcedure),
  };
}

const codeOf = async (response: Promise<{ error?: { code: string } | undefined }>) =>
  (await response).error?.code;

describe('a meeting', () => {
  it('that decided to adjourn has no ballots until it goes on, with those who were present', async () => {
    const { path, item_id, decided, adjourn, procedure } = await begun();
    await decided('adjourn');
    expect(await codeOf(fixture.open(path, item_id))).toBe('meeting_adjourned');
    const { adjournment, motions } = await procedure();
    expect(adjournment).toEqual({ adjourned_at: fixture.server.clock.now().toISOString(), resumes_at: null });
    expect(motions).toMatchObject([{ kind: 'adjourn', outcome: 'adopted' }]);
    await adjourn(true, 10);
    const resumes_at = new Date(fixture.server.clock.now().getTime() + 10 * MINUTE_MS).toISOString();
    expect((await fixture.own(anna.client, path)).adjournment).toMatchObject({ resumes_at });
    expect((await fixture.presence(path)).adjournment).toMatchObject({ resumes_at });
    await adjourn(false);
    await adjourn(false);
    expect((await procedure()).adjournment).toBeNull();
    expect((await fixture.presence(path)).apartments_present).toBe(1);
    await fixture.vote(anna.client, await fixture.opened(path, item_id), FOR);
  });

  it('decides once to adjourn for one break, also if two press at once', async () => {
    const { decide, decided, adjourn, procedure, undo } = await begun();
    const codes = await Promise.all([codeOf(decide('adjourn')), codeOf(decide('adjourn'))]);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes).toContain('meeting_adjourned');
    expect(await codeOf(decide('adjourn', 'rejected'))).toBe('meeting_adjourned');
    const { motions } = await procedure();
    expect(motions).toHaveLength(1);
    await undo(motions[0]?.id ?? '');
    expect(await procedure()).toEqual({ adjournment: null, motions: [] });
    await adjourn(true);
    expect(await codeOf(decide('adjourn'))).toBe('meeting_adjourned');
    await decided('close_debate');
    await adjourn(false);
    await decided('adjourn');
  });

  it('is not adjourned while members vote', async () => {
    const { path, item_id, decide, adjourn, procedure } = await begun();
    const ballot = await fixture.opened(path, item_id);
    expect(await codeOf(adjourn(true))).toBe('ballot_open');
    expect(await codeOf(decide('adjourn'))).toBe('ballot_open');
    expect(await procedure()).toEqual({ adjournment: null, motions: [] });
    await fixture.close(ballot);
    expect((await adjourn(true)).status).toBe(200);
  });

  it('votes secretly about the item of which it decided so, until it decides otherwise', async () => {
    const { path, item_id, decide, decided } = await begun();
    expect(await codeOf(decide('secret_vote'))).toBe('validation_failed');
    await decided('secret_vote', 'adopted', item_id);
    expect(await codeOf(fixture.open(path, item_id))).toBe('secret_vote_decided');
    fixture.server.clock.pass(MINUTE_MS);
    await decided('secret_vote', 'rejected', item_id);
    expect((await fixture.open(path, item_id)).status).toBe(201);
  });

  it('does not decide to vote secretly while members vote, and does not take it back once they voted', async () => {
    const { path, item_id, decide, decided, undo } = await begun();
    const ballot = await fixture.opened(path, item_id);
    expect(await codeOf(decide('secret_vote', 'adopted', item_id))).toBe('ballot_open');
    await fixture.board.post(`${ballot}/cancel`);
    const { id } = await decided('secret_vote', 'adopted', item_id);
    fixture.server.clock.pass(MINUTE_MS);
    await decided('secret_vote', 'rejected', item_id);
    await fixture.opened(path, item_id);
    expect(await codeOf(undo(id))).toBe('procedure_passed');
  });

  it('takes back a decision with its break, but no break that is over', async () => {
    const { decided, adjourn, procedure, undo } = await begun();
    const { id } = await decided('adjourn');
    expect((await undo(id)).as(procedureOperations.undoProcedure)).toEqual({
      adjournment: null,
      motions: [],
    });
    expect(await codeOf(undo(id))).toBe('not_found');
    const again = await decided('adjourn');
    await adjourn(false);
    expect(await codeOf(undo(again.id))).toBe('procedure_passed');
    expect((await procedure()).motions).toHaveLength(1);
  });

  it('has its breaks and its decisions in the minutes, with the item that was discussed', async () => {
    const { path, item_id, decided, adjourn } = await begun();
    await decided('close_debate', 'rejected', item_id);
    await adjourn(true);
    fixture.server.clock.pass(15 * MINUTE_MS);
    await adjourn(false);
    const draft = await fixture.board.raw(`/api${path}/minutes-draft`);
    const { text } = readWord(new Uint8Array(await draft.arrayBuffer()));
    expect(text).toMatch(
      /Ordevoorstel: De discussie sluiten\. Verworpen bij handopsteken, om \d\d\.\d\d uur\./u,
    );
    expect(text).toMatch(/Geschorst\s*:?\s*van \d\d\.\d\d uur tot \d\d\.\d\d uur/u);
  });

  it('is adjourned, votes and counts who is present as said, in whatever order it happens', async () => {
    const { path, item_id, adjourn } = await begun();
    const step = fc.constantFrom('adjourn', 'resume', 'open', 'close', 'come', 'leave');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
        let isAdjourned = false;
        let ballot: string | undefined;
        let isPresent = (await fixture.presence(path)).apartments_present === 1;
        for (const one of steps) {
          if (one === 'adjourn') {
            const isRefused: boolean = ballot !== undefined && !isAdjourned;
            expect(await codeOf(adjourn(true))).toBe(isRefused ? 'ballot_open' : undefined);
            isAdjourned ||= !isRefused;
          } else if (one === 'resume') {
            await adjourn(false);
            isAdjourned = false;
          } else if (one === 'open') {
            const { status, error } = await fixture.open(path, item_id);
            if (isAdjourned || ballot !== undefined)
              expect(error?.code).toBe(isAdjourned ? 'meeting_adjourned' : 'ballot_open');
            else expect(status).toBe(201);
            ballot ??= isAdjourned ? undefined : (await fixture.ballotsOf(anna.client, path))[0]?.id;
          } else if (one === 'close' && ballot !== undefined) {
            await fixture.board.post(`${path}/ballots/${ballot}/cancel`);
            ballot = undefined;
          } else if (one === 'come' || one === 'leave') {
            isPresent = one === 'come';
            await fixture.come(path, anna, isPresent);
          }
          const { adjournment, apartments_present } = await fixture.presence(path);
          expect([adjournment !== null, apartments_present === 1]).toEqual([isAdjourned, isPresent]);
        }
        if (ballot !== undefined) await fixture.board.post(`${path}/ballots/${ballot}/cancel`);
        await adjourn(false);
      }),
      { numRuns: 6 },
    );
  });
});
