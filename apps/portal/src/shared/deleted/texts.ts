export const texts = {
  /** The line below the heading on a phone. */
  subShort: 'U kunt ze 30 dagen lang terugzetten.',
  restore: 'Terugzetten',
  deletedOn: 'Verwijderd op',
  byYou: 'door u',
  by: (name: string) => `door ${name}`,
  restorableUntil: 'Terug te zetten tot',
  cancel: 'Niet terugzetten',
  restored: (name: string) => `“${name}” is teruggezet.`,
  /** The text when a restore finds nothing, because the clean-up was first. */
  gone: (name: string) => `“${name}” is definitief verwijderd.`,
  /** The same, when the board may have deleted it after the list was loaded. */
  goneOrDeleted: (name: string) =>
    `“${name}” is definitief verwijderd, of alleen het bestuur kan het nog terugzetten.`,
} as const;
