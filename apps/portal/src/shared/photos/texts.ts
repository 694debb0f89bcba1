import { formatCount } from '@mijn/domain/formats';

const ofPhotos = (count: number) => formatCount(count, 'foto', "foto's");

export const texts = {
  progress: (done: number, total: number) =>
    done === total ? `${ofPhotos(total)} toegevoegd` : `${done} van ${ofPhotos(total)} toegevoegd`,
  waiting: 'Wacht op de beurt',
  processing: 'Wordt verwerkt',
  gone: (name: string) => `${name} is er niet meer. Kies de foto opnieuw.`,
  repeated: (count: number) =>
    count === 1 ? 'Eén foto had u al gekozen.' : `${count} foto's had u al gekozen.`,
  photo: 'Deze foto',
  hold: 'Niet elke foto is gelukt. Probeer het opnieuw, of laat de foto weg.',
  holdFinal: 'Niet elke foto kan worden toegevoegd. Laat die weg, of kies een andere.',
} as const;
