import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './written-resolutions.contract.ts';

export * from './rules.ts';

const resolutions = '/associations/{association_id}/written-resolutions';
const oneResolution = `${resolutions}/{resolution_id}` as const;

/**
 * The operations of written resolutions: decisions outside a meeting, which need the consent of everybody who may vote (Burgerlijk Wetboek 2:40
 * lid 2). The last consent adopts a resolution, and enters it in the register of decisions.
 */
export const writtenResolutionsOperations = defineOperations<typeof shapes>()({
  /** Returns the written resolutions of the association, newest first, at most 100. */
  listWrittenResolutions: { method: 'GET', path: resolutions },
  /** Returns a written resolution with the apartments of the caller, and for the board with all apartments. */
  getWrittenResolution: { method: 'GET', path: oneResolution },
  /** Asks all who vote to consent to a resolution, for the board. At most 10 are open at once. */
  createWrittenResolution: { method: 'POST', path: resolutions, respondsWith: 'id', isCreatedOnce: true },
  /** Withdraws an open resolution, for the board. */
  withdrawWrittenResolution: { method: 'POST', path: `${oneResolution}/withdraw`, respondsWith: 'id' },
  /** Says for all apartments of the caller that the caller is for or against. It can be changed while the resolution is open. */
  voteOnWrittenResolution: { method: 'PUT', path: `${oneResolution}/vote`, respondsWith: 'id' },
  /** Enters that an apartment consents on paper, or takes that back, for the board. */
  setPaperConsent: { method: 'PUT', path: `${oneResolution}/paper-consent`, respondsWith: 'id' },
});

export type * from './written-resolutions.contract.ts';
