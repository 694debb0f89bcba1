export const texts = {
  title: 'Uitloggen',
  pending: 'U wordt uitgelogd',
  notYet: 'Uitloggen is nog niet gelukt. Laat dit venster open.',
  /** The message for a user who did not log out, but whose session has expired. */
  sessionEnded: 'Uw sessie is verlopen. Log opnieuw in.',
  draftsGone: (count: number) =>
    count === 1 ? 'Uw concept is verwijderd.' : `Uw ${count} concepten zijn verwijderd.`,
  draftsKept: (count: number) =>
    count === 1
      ? 'Uw concept is bewaard. U vindt het terug als u weer inlogt.'
      : `Uw ${count} concepten zijn bewaard. U vindt ze terug als u weer inlogt.`,
} as const;
