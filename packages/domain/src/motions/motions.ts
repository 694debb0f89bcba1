import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './motions.contract.ts';

export * from './rules.ts';

const motions = '/associations/{association_id}/meetings/{meeting_id}/motions';
const oneMotion = `${motions}/{motion_id}` as const;

/**
 * The operations of amendments and counter-proposals. While a meeting is held, the board enters what is proposed about a proposal of its
 * agenda. The meeting votes about them in their order, and after that about the proposal with its changed text.
 */
export const motionsOperations = defineOperations<typeof shapes>()({
  /** Returns the amendments and counter-proposals of a meeting, by agenda item in the order of voting. */
  listMotions: { method: 'GET', path: motions },
  /** Adds an amendment or a counter-proposal behind the others about its agenda item, for the board. */
  createMotion: { method: 'POST', path: motions, respondsWith: 'id', isCreatedOnce: true },
  /** Changes what an open motion says, for the board. It is about the proposal as it reads now from then on. */
  updateMotion: { method: 'PATCH', path: oneMotion, respondsWith: 'id' },
  /** Moves an open motion to another place in the order of voting, for the board. */
  moveMotion: { method: 'POST', path: `${oneMotion}/move`, respondsWith: 'id' },
  /** Withdraws an open motion, for the board. It stays visible, and the meeting does not vote about it. */
  withdrawMotion: { method: 'POST', path: `${oneMotion}/withdraw`, respondsWith: 'id' },
});

export type * from './motions.contract.ts';
