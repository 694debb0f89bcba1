const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * What calendar and clock show in the Netherlands at a moment: `2026-12-09T19:30:00`, without a time zone. So a meeting
 * is at half past seven for who looks from abroad too.
 */
export function dutchTime(moment: string | Date): string {
  return clock.format(new Date(moment)).replace(' ', 'T');
}

/** The day that a moment is on in the Netherlands: `2026-11-20`. */
export function dutchDay(moment: string | Date): string {
  return dutchTime(moment).slice(0, 10);
}
