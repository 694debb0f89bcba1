const options = { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'medium' } as const;

/** The format is created when it is first needed, because that takes milliseconds on a phone. */
let clock: Intl.DateTimeFormat | undefined;

/** Returns the Dutch date and time at a moment, such as `2026-12-09T19:30:00`, so that a member abroad reads the same time for a meeting. */
export function dutchTime(moment: string | Date): string {
  clock ??= new Intl.DateTimeFormat('sv-SE', options);
  return clock.format(new Date(moment)).replace(' ', 'T').padStart('0000-00-00T00:00:00'.length, '0');
}
