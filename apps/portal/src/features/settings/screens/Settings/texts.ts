import { formatCount } from '@mijn/domain/formats';

export const texts = {
  title: 'Mijn instellingen',
  contents: 'Onderdelen van mijn instellingen',
  notifications: 'Meldingen',
  security: 'Inloggen en beveiliging',
  parts: {
    signIn: { id: 'aanmelden', title: 'Inloggen' },
    passkeys: { id: 'passkeys', title: 'Passkeys' },
    devices: { id: 'apparaten', title: 'Apparaten' },
    accessTokens: { id: 'sleutels', title: 'Sleutels voor apps' },
    notifications: { id: 'meldingen', title: 'Meldingen per mail' },
    push: { id: 'meldingen-op-dit-apparaat', title: 'Meldingen op dit apparaat' },
    calendar: { id: 'agenda', title: 'Kalender' },
    display: { id: 'weergave', title: 'Weergave' },
    staff: { id: 'medewerkers', title: 'Toegang door medewerkers' },
    activity: { id: 'activiteit', title: 'Activiteit' },
    personalData: { id: 'mijn-gegevens', title: 'Mijn gegevens downloaden' },
  },
  states: {
    mails: (on: number, total: number) => (on === 0 ? 'Alles uit' : `${on} van ${total} mails aan`),
    twoFactor: 'In twee stappen',
    passkeys: (count: number) => formatCount(count, 'passkey', 'passkeys'),
    password: 'Alleen wachtwoord',
    tokens: (count: number) => (count === 0 ? 'Geen' : formatCount(count, 'sleutel', 'sleutels')),
  },
} as const;
