export const texts = {
  intro:
    'Met een passkey logt u in met uw vinger, uw gezicht of de pincode van uw apparaat. U hoeft dan geen wachtwoord en geen code te typen.',
  rows: 'Uw passkeys',
  none: 'U hebt nog geen passkey.',
  failed: 'Uw passkeys zijn niet geladen',
  added: (moment: string) => `Toegevoegd: ${moment}.`,
  lastUsed: (moment: string) => `Laatst gebruikt: ${moment}.`,
  neverUsed: 'Nog niet gebruikt.',

  name: 'Naam',
  rename: 'Naam wijzigen',
  renameOf: (name: string) => `Naam wijzigen: ${name}`,
  renameTitle: 'Naam van de passkey wijzigen',
  save: 'Opslaan',
  renamed: (name: string) => `De passkey heet nu “${name}”.`,

  remove: 'Verwijderen',
  removeOf: (name: string) => `Verwijderen: ${name}`,
  removeTitle: 'Passkey verwijderen?',
  removeText: (name: string) =>
    `U kunt daarna niet meer inloggen met de passkey “${name}”. Uw apparaat bewaart de passkey nog: verwijder die daar ook.`,
  removed: (name: string) => `De passkey “${name}” is verwijderd.`,
} as const;
