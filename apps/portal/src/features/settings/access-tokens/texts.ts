import { formatCount } from '@mijn/domain/formats';

export const texts = {
  intro:
    'Met een sleutel kan een app of programma, zoals een boekhoudpakket, namens u bij het portaal. Uw wachtwoord geeft u dan niet weg.',
  rows: 'Uw sleutels voor apps',
  none: 'U hebt nog geen sleutel voor een app.',
  failed: 'Uw sleutels zijn niet geladen',
  scopes: { read: 'Mag lezen', write: 'Mag lezen en wijzigen' },
  inAll: 'in al uw verenigingen',
  inOne: (association: string) => `in ${association}`,
  worksUntil: (day: string) => `Werkt tot ${day}.`,
  expiredOn: (day: string) => `Werkt niet meer sinds ${day}.`,
  expired: 'Verlopen',
  lastUsed: (moment: string) => `Laatst gebruikt: ${moment}.`,
  neverUsed: 'Nog niet gebruikt.',

  create: 'Sleutel maken',
  another: 'Nieuwe sleutel',
  createText:
    'Maak voor elke app een eigen sleutel. Dan kunt u er later één intrekken, en blijven de andere apps werken.',
  name: 'Naam',
  nameHelp: 'Bijvoorbeeld de naam van de app.',
  scope: 'Wat mag de app?',
  scopeOptions: [
    { id: 'read', label: 'Lezen', description: 'De app ziet wat u ziet.' },
    { id: 'write', label: 'Lezen en wijzigen', description: 'De app kan ook doen wat u kunt doen.' },
  ],
  association: 'Voor welke vereniging?',
  associationHelp: 'Een sleutel voor al uw verenigingen geldt ook voor uw eigen gegevens.',
  all: 'Al mijn verenigingen',
  period: 'Hoe lang werkt de sleutel?',
  days: (days: number) => (days === 365 ? '1 jaar' : formatCount(days, 'dag', 'dagen')),

  tooMany: (max: number) => `U hebt al ${max} sleutels. Trek er eerst een in.`,

  madeTitle: 'Uw nieuwe sleutel',
  madeText:
    'U ziet deze sleutel één keer. Kopieer die nu naar de app, en geef die aan niemand anders: wie de sleutel heeft, kan namens u bij het portaal.',
  token: 'Sleutel',
  kept: 'Ik heb de sleutel gekopieerd',

  revoke: 'Intrekken',
  revokeOf: (name: string) => `Intrekken: ${name}`,
  revokeTitle: 'Sleutel intrekken?',
  revokeText: (name: string) =>
    `De app met de sleutel “${name}” kan daarna meteen niet meer bij het portaal. Dat kunt u niet ongedaan maken.`,
  revoked: (name: string) => `De sleutel “${name}” is ingetrokken.`,
  remove: 'Verwijderen',
  removeOf: (name: string) => `Verwijderen: ${name}`,
  removeTitle: 'Sleutel verwijderen?',
  removeText: (name: string) => `De sleutel “${name}” werkt al niet meer. U haalt die uit deze lijst.`,
  removed: (name: string) => `De sleutel “${name}” staat niet meer in de lijst.`,
} as const;
