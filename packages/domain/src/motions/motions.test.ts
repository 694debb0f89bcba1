import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isOutdated,
  type MotionFacts,
  type MotionKind,
  motionKinds,
  nextMotion,
  obstacleOfMotion,
  proposalAfter,
  type ProposalText,
  stateOfMotion,
} from './rules.ts';

const at = (time: number): Date => new Date(time);

const motion = (own: Partial<MotionFacts> = {}): MotionFacts => ({
  kind: 'amendment',
  created_at: at(1),
  withdrawn_at: null,
  decision: null,
  ...own,
});

const carried = (kind: MotionKind, time: number): MotionFacts =>
  motion({ kind, decision: { outcome: 'adopted', decided_at: at(time) } });

describe('a motion', () => {
  it.each([
    ['without a ballot', motion(), [], 'open'],
    ['that was withdrawn', motion({ withdrawn_at: at(2) }), [], 'withdrawn'],
    ['beside an amendment that was carried', motion(), [carried('amendment', 2)], 'open'],
    ['beside a counter-proposal that was carried', motion(), [carried('counter_proposal', 2)], 'lapsed'],
    [
      'made after a counter-proposal was carried',
      motion({ created_at: at(3) }),
      [carried('counter_proposal', 2)],
      'open',
    ],
    [
      'carried before a counter-proposal was',
      carried('amendment', 1),
      [carried('counter_proposal', 2)],
      'carried',
    ],
  ] as const)('%s is as expected', (_, one, others, expected) => {
    expect(stateOfMotion(one, [one, ...others])).toBe(expected);
  });

  it('is voted about in its order, on the text that the proposal has', () => {
    const [first, second] = [
      { state: 'open', is_outdated: true },
      { state: 'open', is_outdated: false },
    ] as const;
    const closed = { state: 'carried', is_outdated: false } as const;
    const all = [closed, first, second];
    expect(all.map((one) => obstacleOfMotion(one, all))).toEqual([
      'motion_closed',
      'motion_outdated',
      'motion_not_next',
    ]);
    expect(obstacleOfMotion(second, [closed, second])).toBeNull();
  });

  it('that comes in place of a proposal with options has none', () => {
    const proposal = { wording: 'Wij kiezen een kleur.', options: ['Rood', 'Blauw'] };
    const change = { wording: 'Wij schilderen niet.' };
    expect(proposalAfter({ ...change, kind: 'counter_proposal' }, proposal).options).toEqual([]);
    expect(proposalAfter({ ...change, kind: 'amendment' }, proposal).options).toEqual(['Rood', 'Blauw']);
  });
});

interface Entered extends MotionFacts {
  id: number;
  wording: string;
  based_on: string;
}

/** What a meeting does: it votes about the next motion, adds one, moves one to the front, or withdraws one. */
const steps = fc.array(
  fc.record({
    act: fc.constantFrom('vote', 'vote', 'add', 'move', 'withdraw'),
    kind: fc.constantFrom(...motionKinds),
    outcome: fc.constantFrom('adopted', 'rejected'),
    at: fc.nat(5),
  }),
  { minLength: 5, maxLength: 30 },
);

/** Holds a meeting about one proposal as the rules say, until no motion is open. */
function hold(
  course: readonly { act: string; kind: MotionKind; outcome: 'adopted' | 'rejected'; at: number }[],
) {
  let proposal: ProposalText = { wording: 'Voorstel.', options: [] };
  let motions: Entered[] = [];
  let time = 0;
  const voted: { id: number; outcome: string; wording: string }[] = [];
  const listed = () =>
    motions.map((one) => ({
      one,
      state: stateOfMotion(one, motions),
      is_outdated: isOutdated(one, proposal),
    }));
  const replace = (former: Entered, next: Entered) => {
    motions = motions.map((one) => (one === former ? next : one));
  };
  const write = (id: number, kind: MotionKind) =>
    kind === 'amendment' ? `${proposal.wording} (${id})` : `Tegenvoorstel (${id}).`;
  const vote = (outcome: 'adopted' | 'rejected') => {
    const next = nextMotion(listed());
    if (!next) return;
    const { one } = next;
    const now = obstacleOfMotion(next, [next])
      ? { ...one, wording: write(one.id, one.kind), based_on: proposal.wording }
      : one;
    replace(one, { ...now, decision: { outcome, decided_at: at(time) } });
    voted.push({ id: now.id, outcome, wording: now.wording });
    if (outcome === 'adopted') proposal = proposalAfter(now, proposal);
  };
  for (const { act, kind, outcome, at: place } of course) {
    time += 1;
    const open = listed().filter(({ state }) => state === 'open');
    const one = open[place % Math.max(open.length, 1)]?.one;
    if (act === 'add' || !one) {
      const entered = { id: time, wording: write(time, kind), based_on: proposal.wording };
      motions = [...motions, { ...motion({ kind, created_at: at(time) }), ...entered }];
    } else if (act === 'vote') vote(outcome);
    else if (act === 'move') motions = [one, ...motions.filter((other) => other !== one)];
    else replace(one, { ...one, withdrawn_at: at(time) });
  }
  while (nextMotion(listed())) {
    time += 1;
    vote('rejected');
  }
  return { proposal, motions, voted, states: listed() };
}

describe('motions in any order of voting', () => {
  it('give the proposal the text of the last one that was carried, with all amendments to it', () => {
    fc.assert(
      fc.property(steps, (course) => {
        const { proposal, voted, motions } = hold(course);
        const adopted = voted.filter(({ outcome }) => outcome === 'adopted');
        expect(proposal.wording).toBe(adopted.at(-1)?.wording ?? 'Voorstel.');
        const kindOf = (id: number) => motions.find((one) => one.id === id)?.kind;
        const base = adopted.findLastIndex(({ id }) => kindOf(id) === 'counter_proposal');
        for (const { id } of adopted.slice(Math.max(base, 0))) expect(proposal.wording).toContain(`(${id})`);
      }),
    );
  });

  it('are each voted about at most once, and none is left open', () => {
    fc.assert(
      fc.property(steps, (course) => {
        const { voted, motions, states } = hold(course);
        const ids = voted.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(motions.map(({ id }) => id)).size).toBe(motions.length);
        for (const { state, one } of states)
          expect(ids.includes(one.id)).toBe(state === 'carried' || state === 'rejected');
        expect(states.some(({ state }) => state === 'open')).toBe(false);
      }),
    );
  });
});
