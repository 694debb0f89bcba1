import { formatCount } from '@mijn/domain/formats';
import type { Attendee } from '@mijn/domain/presence';
import { noVoteTexts } from '@mijn/domain/voting-rules';

type Owned = Attendee['apartments'][number];

/** Returns what an apartment is called, with its votes or why it has none. */
const apartmentText = ({ name, votes, voting }: Omit<Owned, 'giver'>): string =>
  `${name} (${voting === 'yes' ? formatCount(votes, 'stem', 'stemmen') : `stemt niet: ${noVoteTexts[voting]}`})`;

export const texts = {
  title: 'Wie is er?',
  failed: 'De lijst met aanwezigen is niet geladen',
  search: 'Zoek op naam, appartement of code',
  hint: 'Typ een naam, een appartement of een code. Na elke keuze kunt u meteen verder typen.',
  filter: {
    label: 'Toon',
    choices: [
      { id: 'all', label: 'Iedereen' },
      { id: 'no', label: 'Nog niet' },
      { id: 'yes', label: 'Aanwezig' },
    ],
  },
  count: (total: number) => formatCount(total, 'persoon', 'personen'),
  columns: { name: 'Naam', apartments: 'Appartementen', presence: 'Aanwezig' },
  noAccount: 'eigenaar zonder account',
  noApartments: 'Geen appartement',
  apartment: ({ giver, ...apartment }: Owned): string =>
    `${apartmentText(apartment)}${giver === null ? '' : `, met machtiging van ${giver}`}`,
  since: (time: string) => `er sinds ${time}`,
  until: (time: string) => `weg sinds ${time}`,
  signed: (time: string) => `getekend met inlog om ${time}`,
  choices: { hall: 'In de zaal', online: 'Online', left: 'Vertrokken' },
  several: {
    label: (count: number) => `${formatCount(count, 'persoon', 'personen')} in één keer`,
    done: {
      hall: (count: number) => `${formatCount(count, 'persoon is', 'personen zijn')} er, in de zaal.`,
      online: (count: number) => `${formatCount(count, 'persoon is', 'personen zijn')} er, online.`,
      left: (count: number) => `${formatCount(count, 'persoon is', 'personen zijn')} vertrokken.`,
    },
  },
  done: {
    hall: (name: string) => `${name} is er, in de zaal.`,
    online: (name: string) => `${name} is er, online.`,
    left: (name: string) => `${name} is vertrokken.`,
  },
  /** Returns how somebody is called: by name, else by apartment. */
  nameOf: ({ name, apartments }: Pick<Attendee, 'name' | 'apartments'>): string =>
    name ?? `De eigenaar van ${apartments[0]?.name ?? 'een appartement'}`,
  empty: {
    title: 'Er is nog niemand die kan komen',
    text: 'Leden en eigenaren met een appartement staan hier vanzelf.',
  },
  nothingFound: {
    title: 'Niemand gevonden',
    text: 'Zoek op een ander woord. Wie hier niet staat, kan niet stemmen: vraag of iemand voor een eigenaar komt, met een machtiging.',
    clear: 'Toon iedereen',
  },
} as const;
