const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * Returns the date and time in the Netherlands at a moment, without a time zone, such as
 * `2026-12-09T19:30:00`. Dutch time is used so that a user abroad reads the same time for a meeting.
 */
export function dutchTime(moment: string | Date): string {
  return clock.format(new Date(moment)).replace(' ', 'T').padStart('0000-00-00T00:00:00'.length, '0');
}
