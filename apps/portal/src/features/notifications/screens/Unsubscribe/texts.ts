import type { Subscription } from '@mijn/domain/notifications';

const abouts: Readonly<Record<Subscription['kind'], string>> = {
  bulletin: 'over nieuwe berichten op het prikbord',
  newsletters: 'over nieuwe nieuwsbrieven',
  todos: 'over actiepunten die u volgt',
  followed_todos: 'met nieuws over actiepunten die u volgt',
  questions: 'over vragen en voorstellen bij vergaderingen',
  reports: 'over nieuwe meldingen',
  second_checks: 'over facturen voor een tweede controle',
  meeting_documents: 'over nieuwe stukken van vergaderingen',
  archive_documents: 'over nieuwe documenten in het archief',
  albums: "over nieuwe foto's",
  digest: 'met wat er nieuw is',
};

const mailOf = ({ kind, association_name }: Subscription): string =>
  `mail ${abouts[kind]} van ${association_name ?? 'al uw verenigingen'}`;

export const texts = {
  title: 'Afmelden',
  loading: 'Uw aanmelding wordt opgezocht',
  notLoaded: 'Uw aanmelding is niet gevonden',
  question: (subscription: Subscription) => `Wilt u geen ${mailOf(subscription)} meer krijgen?`,
  unsubscribe: 'Afmelden',
  offTitle: 'U bent afgemeld',
  off: (subscription: Subscription) => `U krijgt geen ${mailOf(subscription)} meer.`,
  resubscribe: 'Toch weer aanmelden',
  onTitle: 'U bent weer aangemeld',
  on: (subscription: Subscription) => `U krijgt weer ${mailOf(subscription)}.`,
  notChanged: 'Dat is niet gelukt',
  brokenTitle: 'Deze link werkt niet',
  broken:
    'De link is niet volledig, of hoort bij een account dat er niet meer is. Open de link in de mail opnieuw. Lukt dat niet? Log dan in en kijk bij Mijn instellingen.',
  login: 'Naar inloggen',
} as const;
