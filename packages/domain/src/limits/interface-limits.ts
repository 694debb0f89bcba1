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
