/** Milliseconds that a toast stays by default (specification §9). */
export const TOAST_MS = 5000;

/** Milliseconds that a toast of the helper stays (specification §9). */
export const SHORT_TOAST_MS = 1500;

/** Width in pixels up to which toasts stand at the bottom, and the phone's layout is used (specification §9). */
export const SMALL_SCREEN_PX = 768;

/** Milliseconds after which the loading of a further script chunk has failed (specification §9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The fixed key of the persisted client state; it includes 2025 (specification §9). */
export const PERSISTED_STATE_KEY = 'mijn-portaal-2025';

/** Drafts that a browser keeps at most; the oldest goes first. */
export const DRAFTS_MAX = 20;

/** Characters of one stored draft at most: several times the longest text that a form takes. */
export const DRAFT_LENGTH_MAX = 200_000;

/** Milliseconds that a draft is kept when nobody comes back to it. */
export const DRAFT_MS = 30 * 24 * 3_600_000;
