export const texts = {
  title: 'Uitloggen',
  pending: 'U wordt uitgelogd',
  /** For a member who did not ask to leave, but whose session was over. */
  sessionEnded: 'Uw sessie is verlopen. Log opnieuw in.',
} as const;
