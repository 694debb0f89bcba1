import type { Queries } from '../../../platform/database/index.ts';
import { raiseGeneration } from '../meetings.repository.ts';

/** Ends the URL of a user's calendar feed, because somebody else may have it. The member can add the feed again with another URL. */
export const endFeedOf = async (queries: Queries, userId: string, now: Date): Promise<void> =>
  raiseGeneration({ queries }, userId, now);
