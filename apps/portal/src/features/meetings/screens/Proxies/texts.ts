import { formatCount, formatList } from '@mijn/domain/formats';
import type { ProxyState } from '@mijn/domain/proxies';

export const texts = {
  title: 'Machtigingen',
  back: 'Vergadering',
  failed: 'De machtigingen zijn niet geladen',
  add: 'Machtiging op papier invoeren',
  addShort: 'Op papier',
  count: (total: number) => formatCount(total, 'machtiging', 'machtigingen'),
  columns: {
    giver: 'Gever',
    holder: 'Stemt',
    scope: 'Waarvoor',
    state: 'Status',
    code: 'Code',
    photos: "Foto's",
  },
  givenBack: 'Teruggegeven',
  states: {
    offered: 'Wacht op antwoord',
    accepted: 'Aangenomen',
    refused: 'Niet aangenomen',
    withdrawn: 'Ingetrokken',
    objected: 'Bezwaar gemaakt',
  } satisfies Record<ProxyState, string>,
  paper: 'papier',
  board: 'Het bestuur',
  forBoard: (name: string) => `${name}, namens het bestuur`,
  whole: 'Hele vergadering',
  items: (numbers: readonly number[]) => `${numbers.length === 1 ? 'Punt' : 'Punten'} ${formatList(numbers)}`,
  photos: (count: number) => formatCount(count, 'foto', "foto's"),
  photosOf: (giver: string) => `van de machtiging van ${giver}`,
  accept: {
    label: 'Aannemen',
    of: (giver: string) => `Aannemen: machtiging van ${giver}`,
    done: (giver: string) => `Aangenomen. U stemt voor ${giver}.`,
  },
  withdraw: {
    label: 'Intrekken',
    of: (giver: string) => `Intrekken: machtiging van ${giver}`,
    title: 'Machtiging op papier intrekken?',
    text: (giver: string) =>
      `De machtiging van ${giver} telt dan niet meer. De eigenaren en wie gemachtigd was, krijgen een mail. Doe dit alleen als die verkeerd is ingevoerd, of als de eigenaar erom vraagt.`,
    confirm: 'Intrekken',
    done: 'Ingetrokken. De machtiging telt niet meer.',
  },
  empty: {
    title: 'Er zijn nog geen machtigingen',
    text: 'Leden geven een machtiging op de bladzijde van de vergadering. Een machtiging op papier voert u hier in.',
  },
  nothingFound: {
    title: 'Geen machtiging met deze status',
    text: 'Geen machtiging voor deze vergadering heeft deze status.',
    clear: 'Toon alle machtigingen',
  },
} as const;
