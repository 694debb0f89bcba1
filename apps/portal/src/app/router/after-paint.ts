/** The time in milliseconds after which no frame is waited for. A page that the user does not see gets none. */
const FRAME_MS_MAX = 100;

/**
 * Calls a function after the next frame is painted, and again after 100 ms, because there may be no frame. The function
 * must be safe to repeat.
 */
export function afterPaint(call: () => void): void {
  setTimeout(call, FRAME_MS_MAX);
  // The timer ends after the frame that this callback begins.
  requestAnimationFrame(() => setTimeout(call));
}
