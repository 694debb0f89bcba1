import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './procedure.contract.ts';

export * from './rules.ts';

const procedure = '/associations/{association_id}/meetings/{meeting_id}/procedure';
const motions = `${procedure}/motions` as const;

/** The operations of how a meeting goes on while it is held: motions about its procedure, and breaks. */
export const procedureOperations = defineOperations<typeof shapes>()({
  /** Returns whether the meeting is adjourned, and what it decided about how it goes on. */
  getProcedure: { method: 'GET', path: procedure },
  /** Records what the meeting decided by a show of hands about how it goes on, for the board. To adjourn adjourns it. */
  decideProcedure: { method: 'POST', path: motions, respondsWith: 'id', isCreatedOnce: true },
  /** Takes back what was recorded, for the board, with the break that it began. Once the break is over, it stays. */
  undoProcedure: { method: 'DELETE', path: `${motions}/{procedural_motion_id}`, respondsWith: 'motions' },
  /** Adjourns the meeting, or lets it go on, for the board. Who is present stays so, and no ballot is opened. Letting it go on twice changes nothing. */
  setAdjournment: { method: 'PUT', path: `${procedure}/adjournment`, respondsWith: 'motions' },
});

export type * from './procedure.contract.ts';
