import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agendaOperations } from '@mijn/domain/agenda';
import { ballotsOperations } from '@mijn/domain/ballots';
import { decisionsOperations } from '@mijn/domain/decisions';
import { motionsOperations } from '@mijn/domain/motions';
import type { Vote } from '@mijn/domain/tally';
import { readWord } from '../../../capabilities/word/testing/read-word.ts';
import {
  AGAINST,
  type BallotsFixture,
  CONVENED,
  createBallotsFixture,
  FOR,
} from '../ballots/testing/ballots-fixture.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
  await fixture.owning('Iemand');
});
afterAll(() => fixture.server.stop());

/** Returns a meeting that is held, to which the members were convened, with one voter and a proposal. */
async function begun() {
  const { begin, come, meeting, opened, owning, proposal, vote } = fixture;
  const path = await meeting(CONVENED);
  const item_id = await proposal(path, 4);
  await begin(path);
  const voter = await owning('Anna');
  await come(path, voter);
  const board = fixture.board;
  const motionsOf = async () =>
    (await voter.client.get(`${path}/motions`)).as(motionsOperations.listMotions).data;
  return {
    path,
    item_id,
    board,
    motionsOf,
    add: async (text: string, wording: string, kind = 'amendment') =>
      (await board.post(`${path}/motions`, { item_id, kind, text, wording, proposer: 'B. Bakker' })).as(
        motionsOperations.createMotion,
      ),
    open: (motion_id: string | null) => fixture.open(path, item_id, { motion_id }),
    decide: async (motion_id: string | null, choice: Vote = FOR) => {
      const ballot = await opened(path, item_id, { motion_id });
      await vote(voter.client, ballot, choice);
      return { path: ballot, ...(await fixture.close(ballot)) };
    },
    item: async () => {
      const { data } = (await board.get(`${path}/agenda-items`)).as(agendaOperations.listAgendaItems);
      return data.find(({ id }) => id === item_id);
    },
    states: async () => (await motionsOf()).map(({ text, state }) => `${text}: ${state}`),
  };
}

const codeOf = async (response: Promise<{ error?: { code: string } | undefined }>) =>
  (await response).error?.code;

describe('a meeting', () => {
  it('votes about amendments in their order, and then about the proposal with its changed text', async () => {
    const { path, add, board, decide, item, open, states, motionsOf } = await begun();
    const far = await add('Hoogstens € 50.000', 'Wij kopen een lift voor hoogstens € 50.000.');
    const near = await add('Hoogstens € 100.000', 'Wij kopen een lift voor hoogstens € 100.000.');
    expect(await codeOf(open(null))).toBe('motions_open');
    expect(await codeOf(open(near.id))).toBe('motion_not_next');
    expect(await decide(far.id, AGAINST)).toMatchObject({
      motion: { id: far.id, kind: 'amendment', proposer: 'B. Bakker' },
      since_convocation: 'changed',
      decision_id: null,
    });
    await decide(near.id);
    expect(await states()).toEqual(['Hoogstens € 50.000: rejected', 'Hoogstens € 100.000: carried']);
    expect(await item()).toMatchObject({
      since_convocation: 'changed',
      proposal: { wording: near.wording },
    });
    const main = await decide(null);
    expect(main).toMatchObject({ motion: null, wording: near.wording, since_convocation: 'changed' });
    const decision = await board.get(`${path.replace(/\/meetings.*/u, '')}/decisions/${main.decision_id}`);
    expect(decision.as(decisionsOperations.getDecision)).toMatchObject({
      wording: near.wording,
      since_convocation: 'changed',
      supersedes: [],
      motions: [
        { kind: 'amendment', text: 'Hoogstens € 50.000', proposer: 'B. Bakker', state: 'rejected' },
        { kind: 'amendment', text: 'Hoogstens € 100.000', proposer: 'B. Bakker', state: 'carried' },
      ],
    });
    expect(await motionsOf()).toHaveLength(2);
    const late = { item_id: far.item_id, kind: 'amendment', text: 'x', wording: 'y', proposer: 'z' };
    expect(await codeOf(board.post(`${path}/motions`, late))).toBe('item_has_ballot');
  });

  it('votes about an amendment on the text that the proposal has', async () => {
    const { path, add, board, decide, item, open } = await begun();
    const first = await add('Rood', 'Wij kopen een rode lift.');
    const second = await add('Groot', 'Wij kopen een grote lift.');
    await decide(first.id);
    expect(await codeOf(open(second.id))).toBe('motion_outdated');
    const written = await board.patch(`${path}/motions/${second.id}`, {
      kind: 'amendment',
      text: 'Groot',
      wording: 'Wij kopen een grote rode lift.',
      proposer: 'B. Bakker',
      version: 1,
    });
    expect(written.as(motionsOperations.updateMotion)).toMatchObject({ is_outdated: false, version: 2 });
    await decide(second.id);
    expect((await item())?.proposal?.wording).toBe('Wij kopen een grote rode lift.');
  });

  it('replaces a proposal by a counter-proposal, and the amendments to it lapse', async () => {
    const { path, add, board, decide, item, states } = await begun();
    await add('Rood', 'Wij kopen een rode lift.');
    const other = await add('Geen lift', 'Wij kopen een traplift.', 'counter_proposal');
    const moved = await board.post(`${path}/motions/${other.id}/move`, { version: 1, after_id: null });
    expect(moved.status).toBe(200);
    await decide(other.id);
    expect(await states()).toEqual(['Geen lift: carried', 'Rood: lapsed']);
    expect((await item())?.proposal?.wording).toBe('Wij kopen een traplift.');
  });

  it('votes about no motion that was withdrawn', async () => {
    const { path, add, board, open, states, decide } = await begun();
    const one = await add('Rood', 'Wij kopen een rode lift.');
    const withdraw = () => board.post(`${path}/motions/${one.id}/withdraw`, { version: 1 });
    expect((await withdraw()).status).toBe(200);
    expect(await codeOf(withdraw())).toBe('motion_closed');
    expect(await codeOf(open(one.id))).toBe('motion_closed');
    expect(await states()).toEqual(['Rood: withdrawn']);
    expect((await decide(null)).result?.outcome).toBe('adopted');
  });

  it('takes an amendment back with its result, unless it was voted since', async () => {
    const { add, board, decide, item, states } = await begun();
    const before = (await item())?.proposal?.wording;
    const one = await add('Rood', 'Wij kopen een rode lift.');
    const amendment = await decide(one.id);
    const main = await decide(null);
    const annul = (ballot: { path: string }) =>
      board.post(`${ballot.path}/annul`, { reason: 'Verkeerd geteld' });
    expect(await codeOf(annul(amendment))).toBe('voted_since');
    expect((await annul(main)).status).toBe(200);
    expect((await annul(amendment)).as(ballotsOperations.annulBallot).annulment).not.toBeNull();
    expect(await states()).toEqual(['Rood: open']);
    expect(await item()).toMatchObject({ since_convocation: null, proposal: { wording: before } });
  });

  it('has the motions in its minutes, with who proposed them', async () => {
    const { path, add, board, decide } = await begun();
    const one = await add('Rood', 'Wij kopen een rode lift.');
    const other = await add('Blauw', 'Wij kopen een blauwe lift.');
    await decide(one.id);
    await board.post(`${path}/motions/${other.id}/withdraw`, { version: 1 });
    await decide(null);
    const draft = await board.raw(`/api${path}/minutes-draft`);
    const { paragraphs } = readWord(new Uint8Array(await draft.arrayBuffer()));
    const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
    expect(text).toContain('Amendement: Rood');
    expect(text).toContain('Ingediend door B. Bakker.');
    expect(text).toContain('Het amendement is aangenomen. Het voorstel luidt nu:');
    expect(text).toContain('Ingetrokken');
  });
});
