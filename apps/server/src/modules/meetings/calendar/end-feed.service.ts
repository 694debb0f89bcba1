import type { Queries } from '../../../platform/database/index.ts';
import { raiseGeneration } from '../meetings.repository.ts';

/** Somebody else may have the URL. The member can add the feed again with another one. */
export const endFeedOf = async (queries: Queries, userId: string, now: Date): Promise<void> =>
  raiseGeneration({ queries }, userId, now);
