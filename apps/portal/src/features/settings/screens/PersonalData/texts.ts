import { formatByteSize } from '@mijn/domain/formats';

export const texts = {
  title: 'Mijn gegevens downloaden',
  intro: (bytes: number, end: string) =>
    `Uw gegevens staan klaar in één zipbestand van ${formatByteSize(bytes)}. U kunt het downloaden tot ${end}.`,
  password: 'Wachtwoord',
  why: 'Wij vragen uw wachtwoord, omdat het bestand alles over u bevat.',
  submit: 'Downloaden',
  startedTitle: 'Het downloaden is begonnen',
  started: 'Pak het bestand uit en open gegevens.html. Bewaar het op een veilige plek.',
  deadTitle: 'Deze link werkt niet (meer)',
  dead: 'Een link werkt 24 uur, en alleen voor wie het bestand opvroeg. Vraag uw gegevens opnieuw op bij Mijn instellingen.',
  toSettings: 'Naar mijn instellingen',
  staff: 'Alleen de bewoner zelf kan deze gegevens downloaden.',
  notLoaded: 'De download is niet geladen',
} as const;
