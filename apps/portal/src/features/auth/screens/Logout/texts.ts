export const texts = {
  title: 'Uitloggen',
  pending: 'U wordt uitgelogd',
  notYet: 'Uitloggen is nog niet gelukt. Laat dit venster open.',
  /** For a member who did not ask to leave, but whose session was over. */
  sessionEnded: 'Uw sessie is verlopen. Log opnieuw in.',
  draftsGone: (count: number) =>
    count === 1 ? 'Uw concept is verwijderd.' : `Uw ${count} concepten zijn verwijderd.`,
} as const;
