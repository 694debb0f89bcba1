import type { AuthUser } from '@mijn/domain/auth';
import type { CachedResponses } from '../../shared/store/api-root.ts';
import type { MediaCounts } from '../../shared/store/persisted.slices.ts';

const DRAWN_STATE_ID = 'drawn';

/** The state of a page that the server drew (docs/decisions/0160). */
export interface DrawnState {
  /** The URL of the drawn page: the requested URL after its redirects, with the association. */
  url: string;
  user: AuthUser | null;
  needsSecondFactor: boolean;
  counts: Record<string, MediaCounts>;
  responses: CachedResponses;
  /** The keys of the drafts with which forms of the page would begin. The server does not know the drafts. */
  drafts: readonly string[];
}

/** Returns undefined if the network cut the page off within its state: the browser then renders the page itself. */
export function readDrawnState(page: Document): DrawnState | undefined {
  const text = page.querySelector(`#${DRAWN_STATE_ID}`)?.textContent;
  if (!text) return undefined;
  try {
    const state: DrawnState = JSON.parse(text);
    return state;
  } catch {
    return undefined;
  }
}
