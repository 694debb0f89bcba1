import type { AuthUser } from '@mijn/domain/auth';
import type { CachedAnswers } from '../../shared/store/api-root.ts';
import type { MediaCounts } from '../../shared/store/persisted.slices.ts';

/** The id of the element with the state of a drawn page, as JSON. */
export const DRAWN_STATE_ID = 'drawn';

/** What the server knew when it drew a page (docs/decisions/0160). */
export interface DrawnState {
  /** The URL of the drawn page: the requested URL after its redirects, with the association. */
  address: string;
  /** The user whom the server found by the session cookie. */
  user: AuthUser | null;
  /** Whether the server waits for the second factor. */
  needsSecondFactor: boolean;
  /** The counts of the sections, by the id of the association. */
  counts: Record<string, MediaCounts>;
  /** The responses that the page shows. */
  answers: CachedAnswers;
  /** The keys of the drafts with which forms of the page would begin. The server does not know the drafts. */
  drafts: readonly string[];
}

/**
 * Returns the state of the page if the server drew it. Returns undefined for a page without content, and for a page that
 * the network cut off within its state: the browser then renders the page itself.
 */
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
