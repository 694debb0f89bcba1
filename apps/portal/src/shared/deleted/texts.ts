export const texts = {
  subShort: 'U kunt ze 30 dagen lang terugzetten.',
  restore: 'Terugzetten',
  deletedOn: 'Verwijderd op',
  byYou: 'door u',
  by: (name: string) => `door ${name}`,
  restorableUntil: 'Terug te zetten tot',
  cancel: 'Niet terugzetten',
  restored: (name: string) => `“${name}” is teruggezet.`,
  gone: (name: string) => `“${name}” is definitief verwijderd.`,
  goneOrDeleted: (name: string) =>
    `“${name}” is definitief verwijderd, of alleen het bestuur kan het nog terugzetten.`,
} as const;
