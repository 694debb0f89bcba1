export const texts = {
  unknownToBrowser:
    'Deze browser kent geen passkeys. Gebruik een recente versie van Chrome, Edge, Firefox of Safari om er een toe te voegen.',
  add: 'Passkey toevoegen',
  addText:
    'Geef uw passkey een naam, zodat u die later herkent. Daarna vraagt uw apparaat om uw vinger, uw gezicht of uw pincode.',
  name: 'Naam',
  next: 'Doorgaan',
  wasAdded: (name: string) => `De passkey “${name}” is toegevoegd. U kunt er voortaan mee inloggen.`,
  exists: 'Dit apparaat heeft al een passkey voor uw account.',
  notCreated: 'Het apparaat kon geen passkey maken. Probeer het opnieuw, of gebruik een ander apparaat.',
} as const;
