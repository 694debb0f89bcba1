import { formatCount, formatList } from '@mijn/domain/formats';
import type { Apartment } from '@mijn/domain/voting-rules';
import { apartmentsWithVotes, atStart } from './words.ts';

export const formTexts = {
  fields: {
    holder: 'Wie stemt voor u?',
    scope: 'Waarvoor?',
    items: 'Over welke voorstellen?',
  },
  missing: { holder: 'Kies wie stemt. Zoek op naam of appartement.' },
  holder: {
    search: 'Zoek op naam of appartement',
    found: (count: number) => formatCount(count, 'lid gevonden', 'leden gevonden'),
    none: (words: string) =>
      `Geen lid gevonden met “${words}”. Probeer een deel van de naam of het appartement.`,
    more: 'Vul minstens 2 letters in.',
    failed: 'Het zoeken lukte niet. Probeer het opnieuw.',
    board: 'Het bestuur',
    boardDetail: 'Een bestuurslid dat de machtiging aanneemt, stemt voor u.',
    boardTag: 'bestuur',
    full: (max: number) => `Heeft al ${formatCount(max, 'machtiging', 'machtigingen')}`,
    unknown: 'de gemachtigde',
  },
  early: (numbers: readonly number[]) =>
    `U hebt vooraf gestemd over punt ${formatList(numbers)}. Die stem gaat voor de machtiging: wie u kiest, stemt daar niet over.`,
  scopes: { whole: 'De hele vergadering', items: 'Alleen deze voorstellen' },
  votes: {
    title: 'Hoe moet er gestemd worden?',
    intro: (holder: string) => `U hoeft niets te kiezen. ${atStart(holder)} beslist dan.`,
    itemsIntro: (holder: string) => `Kies de voorstellen. Geeft u geen instructie, dan beslist ${holder}.`,
    proposal: (number: number, title: string) => `${number}. ${title}`,
    decides: (holder: string) => `${atStart(holder)} beslist`,
  },
  summary: {
    title: 'Dit ondertekent u',
    grant: (holder: string, apartments: readonly Apartment[], meeting: string) =>
      `U machtigt ${holder} om voor ${apartmentsWithVotes(apartments)} te stemmen op ${meeting}.`,
    grantItems: (
      holder: string,
      apartments: readonly Apartment[],
      numbers: readonly number[],
      meeting: string,
    ) =>
      `U machtigt ${holder} om voor ${apartmentsWithVotes(apartments)} te stemmen over ${
        numbers.length === 1 ? 'punt' : 'de punten'
      } ${formatList(numbers)} op ${meeting}.`,
    meeting: (subject: string, day: string) => `de vergadering “${subject}” van ${day}`,
    item: (number: number, title: string, vote: string) => `Punt ${number}, ${title}: ${vote.toLowerCase()}.`,
    option: (number: number, title: string, option: string) => `Punt ${number}, ${title}: ${option}.`,
    rest: (holder: string) => `Over de andere voorstellen beslist ${holder}.`,
    all: (holder: string) => `${atStart(holder)} beslist hoe er wordt gestemd.`,
    replaces: (holders: readonly string[]) =>
      `Dit vervangt uw machtiging aan ${formatList(holders)}, die ${holders.length === 1 ? 'een mail krijgt' : 'elk een mail krijgen'}.`,
    next: (holder: string) =>
      `${atStart(holder)} krijgt een mail, en kan de machtiging aannemen of weigeren.`,
    sudo: 'Om te ondertekenen vragen wij nog een keer uw wachtwoord of passkey.',
    empty: 'Kies eerst wie voor u stemt.',
  },
  sign: 'Machtiging ondertekenen',
  signing: 'De machtiging wordt ondertekend',
  signed: (holder: string) => `Ondertekend. ${atStart(holder)} krijgt een mail.`,
  conflict: {
    title: 'U hebt intussen al een machtiging gegeven',
    text: 'Dat is in een ander venster gebeurd. Uw keuzes hieronder zijn bewaard. Onderteken opnieuw om die machtiging te vervangen:',
    offered: (holder: string) => `U hebt ${holder} gevraagd om voor u te stemmen`,
    textNone: 'Uw eerdere machtiging geldt niet meer. Uw keuzes hieronder zijn bewaard. Onderteken opnieuw.',
  },
} as const;
