export const texts = {
  title: 'Mijn instellingen',
  contents: 'Onderdelen van mijn instellingen',
  parts: {
    signIn: { id: 'aanmelden', title: 'Aanmelden' },
    passkeys: { id: 'passkeys', title: 'Passkeys' },
    devices: { id: 'apparaten', title: 'Apparaten' },
    accessTokens: { id: 'sleutels', title: 'Sleutels voor apps' },
    notifications: { id: 'meldingen', title: 'Meldingen per mail' },
    calendar: { id: 'agenda', title: 'Agenda' },
    display: { id: 'weergave', title: 'Weergave' },
    staff: { id: 'medewerkers', title: 'Toegang door medewerkers' },
    activity: { id: 'activiteit', title: 'Activiteit' },
    personalData: { id: 'mijn-gegevens', title: 'Mijn gegevens downloaden' },
  },
} as const;
