import type { DigestKind, RequestedKind } from '@mijn/domain/notifications';
import { formatCount } from '@mijn/domain/formats';

interface RequestedTexts {
  /** The part of the portal, as the menu calls it. */
  part: string;
  intro: (author: string, association: string) => string;
  button: string;
  reason: (part: string, association: string) => string;
  /** What the lock screen of a device says. It has no name and no subject. */
  push: string;
}

const memberReason = (part: string, association: string): string =>
  `U krijgt deze mail omdat u lid bent van ${association} en mail van “${part}” aan heeft staan.`;

export const requestedTexts: Readonly<Record<RequestedKind, RequestedTexts>> = {
  bulletin: {
    part: 'Prikbord',
    intro: (author, association) =>
      `${author} heeft een bericht geplaatst op het prikbord van ${association}.`,
    button: 'Bekijk het bericht',
    reason: memberReason,
    push: 'Nieuw bericht op het prikbord',
  },
  newsletters: {
    part: 'Nieuwsbrief',
    intro: (author, association) => `${author} heeft een nieuwe nieuwsbrief geplaatst van ${association}.`,
    button: 'Lees de nieuwsbrief',
    reason: memberReason,
    push: 'Nieuwe nieuwsbrief',
  },
  todos: {
    part: 'Actiepunten die u volgt',
    intro: (author, association) =>
      `${author} heeft iets laten weten over een actiepunt van ${association} dat u volgt.`,
    button: 'Bekijk het actiepunt',
    reason: (part, association) =>
      `U krijgt deze mail omdat u dit actiepunt van ${association} volgt en mail van “${part}” aan heeft staan.`,
    push: 'Er is nieuws over een actiepunt dat u volgt',
  },
  reports: {
    part: 'Nieuwe meldingen',
    intro: (author, association) =>
      `${author} heeft iets gemeld bij ${association}. Het bestuur kan ernaar kijken.`,
    button: 'Bekijk de melding',
    reason: (part, association) =>
      `U krijgt deze mail omdat u in het bestuur van ${association} zit en mail van “${part}” aan heeft staan.`,
    push: 'Er is een nieuwe melding',
  },
  questions: {
    part: 'Vragen en voorstellen',
    intro: (author, association) =>
      `${author} heeft iets laten weten over een vergadering van ${association}.`,
    button: 'Bekijk de vergadering',
    reason: memberReason,
    push: 'Er is nieuws over een vraag of een voorstel bij een vergadering',
  },
  second_checks: {
    part: 'Tweede controle van facturen',
    intro: (checker, association) =>
      `${checker} is akkoord met een factuur van ${association}. Bij dit bedrag moet een tweede controleur ook akkoord geven.`,
    button: 'Controleer de factuur',
    reason: (part, association) =>
      `U krijgt deze mail omdat u facturen van ${association} controleert en mail van “${part}” aan heeft staan.`,
    push: 'Een factuur wacht op uw controle',
  },
};

/** The Dutch names of the kinds of the digest: as a heading, and in a sentence. */
export const digestTexts: Readonly<
  Record<DigestKind, { heading: string; inSentence: string; counted: (total: number) => string }>
> = {
  meeting_documents: {
    heading: 'Stukken van vergaderingen',
    inSentence: 'stukken van vergaderingen',
    counted: (total) => formatCount(total, 'stuk van een vergadering', 'stukken van vergaderingen'),
  },
  archive_documents: {
    heading: 'Archief',
    inSentence: 'documenten in het archief',
    counted: (total) => formatCount(total, 'document in het archief', 'documenten in het archief'),
  },
  followed_todos: {
    heading: 'Actiepunten die u volgt',
    inSentence: 'actiepunten die u volgt',
    counted: (total) => formatCount(total, 'actiepunt dat u volgt', 'actiepunten die u volgt'),
  },
  albums: {
    heading: "Foto's",
    inSentence: "foto's",
    counted: (total) => formatCount(total, "album met foto's", "albums met foto's"),
  },
};

export const texts = {
  kicker: (part: string, association: string) => `${part} · ${association}`,
  shortened: '… Lees het hele bericht in het portaal.',
  filesInPortal: 'U opent bijlagen in het portaal, na het inloggen.',
  endRequested: (part: string, association: string) => `Geen mail meer van “${part}” van ${association}`,
  digestSubject: ([first, ...others]: readonly { name: string }[]) =>
    others.length === 0 ? `Nieuw in ${first?.name ?? ''}` : `Nieuw in uw ${others.length + 1} verenigingen`,
  digestIntro: 'Dit is er nieuw voor u, sinds de vorige mail.',
  more: (count: number) => `en nog ${count}`,
  moreAssociations: (count: number) =>
    `Er is ook nieuws van nog ${formatCount(count, 'vereniging', 'verenigingen')}. U ziet het in het portaal.`,
  /** Marks what only the board sees, in the mails of its members. */
  boardOnly: (details: string) => `${details} · alleen bestuur`,
  openPortal: 'Open het portaal',
  digestReason:
    'U krijgt deze mail omdat u in het portaal hebt gekozen voor een dagelijkse mail met wat er nieuw is.',
  endKind: (inSentence: string) => `Geen mail meer over ${inSentence}`,
  endDigest: 'Geen dagelijkse mail meer',
  digestName: (portal: string) => `Dagelijks nieuws van ${portal}`,
};
