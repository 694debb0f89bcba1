import {
  carriedText,
  type Motion,
  motionStateTexts,
  nameOfMotion,
  rejectedText,
  wouldReadText,
} from '@mijn/domain/motions';
import { type Block, heading, lead, paragraph } from '../../capabilities/word/blocks.ts';
import type { BallotRow } from '../voting/ballots/hold-ballot.service.ts';
import { ballotBlocks } from './minutes-ballots.service.ts';
import type { WaysRow } from './minutes.repository.ts';

/** An amendment or a counter-proposal with the ballots about it, oldest first. */
export interface MotionWithBallots extends Motion {
  ballots: readonly BallotRow[];
}

/** Returns the motions of each item with their ballots. */
export function motionsByItem(
  motions: readonly Motion[],
  ballots: readonly BallotRow[],
): ReadonlyMap<string, MotionWithBallots[]> {
  const byMotion = Map.groupBy(ballots, ({ motion }) => motion?.id);
  const withBallots = motions.map((motion) => ({ ...motion, ballots: byMotion.get(motion.id) ?? [] }));
  return Map.groupBy(withBallots, ({ item_id }) => item_id);
}

function outcomeBlocks({ kind, state, wording }: Motion): Block[] {
  if (state === 'carried') return [lead(carriedText(kind)), paragraph(wording)];
  if (state === 'rejected') return [paragraph(rejectedText(kind))];
  return [paragraph(`${motionStateTexts[state]}.`)];
}

/** Returns the motions about a proposal: who proposed what, how was voted, and what became of it. */
export const motionBlocks = (
  motions: readonly MotionWithBallots[],
  ways: ReadonlyMap<string, WaysRow>,
): Block[] =>
  motions.flatMap((motion) => [
    heading(3, nameOfMotion(motion)),
    paragraph(`Ingediend door ${motion.proposer}.`),
    lead(wouldReadText, 'soft'),
    paragraph(motion.wording),
    ...ballotBlocks({ ballots: motion.ballots, leftOut: 0, ways, wording: motion.wording }),
    ...outcomeBlocks(motion),
  ]);
