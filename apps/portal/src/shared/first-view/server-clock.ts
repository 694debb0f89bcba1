/** The difference in milliseconds that the second of a response and its way may make. A clock that differs less is right. */
const TOLERANCE_MS = 60_000;

/** How far the server is ahead of the clock of the device, in milliseconds. Undefined until the server has said its time. */
let ahead: number | undefined;

/** Takes the time of the server, in milliseconds since the epoch, as a response has it now. NaN says nothing. */
export function serverTimeSeen(time: number): void {
  if (Number.isNaN(time)) return;
  const difference = time - Date.now();
  ahead = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
}

/** Returns the time of the server in milliseconds since the epoch, or that of the device if the server has said none. */
export const serverNow = (): number => Date.now() + (ahead ?? 0);

/** Returns whether the server has said its time. Nothing is removed for its age before that. */
export const isServerTimeKnown = (): boolean => ahead !== undefined;
