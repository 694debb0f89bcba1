import type { EarlyVoteObstacle } from '@mijn/domain/early-votes';
import { formatCount, formatLongDate } from '@mijn/domain/formats';

const apartments = (count: number): string => formatCount(count, 'appartement', 'appartementen');

export const texts = {
  title: 'Vooraf stemmen',
  back: 'Vergadering',
  failed: 'Het vooraf stemmen is niet geladen',
  missing: 'Deze vergadering bestaat niet (meer)',
  intro:
    'Uw stem telt alsof u die in de vergadering uitbrengt, ook als u niet komt. U kunt die wijzigen of intrekken tot de vergadering begint. Stemt u of een mede-eigenaar in de vergadering, dan telt die stem.',
  privacy: {
    title: 'Wie ziet uw stem?',
    text: 'Wat u hebt gestemd, tonen wij alleen aan u. Een mede-eigenaar kan het te weten komen. Wordt er geheim gestemd, dan telt uw stem vooraf niet: stem dan in de vergadering.',
  },
  more: {
    title: 'Meer over vooraf stemmen',
    board: 'Het bestuur ziet hoeveel appartementen vooraf hebben gestemd, en tijdens de stemming ook welke.',
    proxy: 'Hebt u iemand een machtiging gegeven? Die ziet over welke voorstellen u hebt gestemd.',
    coOwner:
      'Hebt u mede-eigenaren? Die zien of u hebt gestemd, en of dat hetzelfde is als hun eigen stem. Zo kunnen zij te weten komen wat u hebt gestemd. Dat kan niet anders: uw appartement stemt als één, en als u verschillend stemt, telt geen van beide stemmen.',
    changes:
      'U stemt over de tekst van het voorstel. Krijgt het punt daarna een andere titel, een andere toelichting of andere documenten, dan telt uw stem nog. U ziet dat dan hier.',
  },
  proposals: 'Voorstellen',
  noProposals: 'Er staat geen voorstel op de agenda.',
  staff: { title: 'U kijkt mee', text: 'Alleen het lid zelf stemt, en ziet wat het heeft gestemd.' },
  obstacles: {
    not_allowed: 'De stemregels van uw vereniging staan vooraf stemmen niet toe.',
    meeting_begun: 'De vergadering is begonnen, voorbij of geannuleerd. Vooraf stemmen kan niet meer.',
    not_convened: 'De oproep voor deze vergadering is nog niet verstuurd. Daarna kunt u vooraf stemmen.',
    too_early: 'Voor deze vergadering kunt u nog niet vooraf stemmen.',
    no_apartment: 'U hebt in deze vereniging geen appartement met stemmen.',
  } satisfies Record<EarlyVoteObstacle, string>,
  moved:
    'In deze vergadering is al gestemd, en daarna is de vergadering verplaatst. Vooraf stemmen kan niet meer.',
  from: (day: string) => `Vooraf stemmen kan vanaf ${formatLongDate(day)}.`,
  toVoting: 'Naar het stemmen in de vergadering',
  toMeeting: 'Naar de vergadering',
  own: 'Uw appartement',
  all: 'Al uw appartementen',
  apartment: (name: string, votes: number) => `${name} · ${formatCount(votes, 'stem', 'stemmen')}`,
  together: (count: number, votes: number) =>
    `${apartments(count)} · ${formatCount(votes, 'stem', 'stemmen')}`,
  apart: 'Stemmen per appartement',
  atOnce: 'Stemmen voor alle appartementen tegelijk',
  send: (number: number, isAgain: boolean) =>
    isAgain ? `Uw nieuwe stem over punt ${number} versturen` : `Uw stem over punt ${number} versturen`,
  sending: 'Uw stem wordt verstuurd',
  chooseFirst: 'Kies eerst wat u stemt.',
  notSent: 'Uw keuze is nog niet verstuurd.',
  notSentChange: 'Uw nieuwe keuze is nog niet verstuurd. Nu telt wat u eerder hebt verstuurd.',
  missingVotes: (names: string) => `Voor ${names} hebt u nog niet gestemd.`,
  keep: 'Laten zoals het was',
  change: (number: number) => `Uw stem over punt ${number} wijzigen`,
  received: (count: number) => (count > 1 ? 'Uw stemmen zijn ontvangen' : 'Uw stem is ontvangen'),
  votes: (number: number) => `Uw stemmen over punt ${number}`,
  hidden: 'Gestemd',
  untilBegin: 'U kunt uw stem wijzigen of intrekken tot de vergadering begint. U krijgt er een mail over.',
  untilWithdrawn: 'Vooraf stemmen kan nu niet. U kunt uw stem nog wel intrekken, tot de vergadering begint.',
  final:
    'Uw stem telt in de vergadering, behalve als u of een mede-eigenaar daar stemt, of als er geheim wordt gestemd.',
  outdated: {
    title: 'Het voorstel is gewijzigd. Stem opnieuw.',
    text: 'U hebt over een andere tekst gestemd. Die stem telt niet meer.',
  },
  itemChanged: {
    title: 'Dit punt is gewijzigd nadat u hebt gestemd',
    text: 'Het voorstel zelf is hetzelfde, en uw stem telt nog. De titel, de toelichting of de documenten zijn gewijzigd.',
  },
  removed: {
    title: (number: number, title: string) =>
      `Punt ${number}, “${title}”, staat niet meer als voorstel op de agenda`,
    text: 'Een stem over dit punt is niet verstuurd, of telt niet meer.',
  },
  divided: {
    title: 'De eigenaren hebben verschillend gestemd',
    text: 'Een mede-eigenaar van dit appartement heeft anders gestemd. Zolang dat zo is, telt de stem van dit appartement niet mee. Overleg, en wijzig een van de twee stemmen.',
  },
  coOwner: 'Een mede-eigenaar van dit appartement heeft al vooraf gestemd.',
  waiting: {
    title: 'Geen verbinding',
    text: 'Uw keuze staat nog hier; wij versturen die zodra er weer verbinding is. Laat dit scherm open.',
  },
  kept: {
    title: 'Wij versturen uw wijziging niet meer',
    text: 'Misschien is die al bij ons aangekomen. Dat ziet u hier zodra er weer verbinding is.',
  },
  newer: {
    looking: {
      title: 'Uw stem is intussen gewijzigd op een ander apparaat',
      text: 'Wat u hier hebt verstuurd, is niet geteld. Wij halen op wat nu telt.',
    },
    withdrawn: {
      title: 'U hebt uw stem intussen ingetrokken op een ander apparaat',
      text: 'Wat u hier hebt verstuurd, is niet geteld. Er telt geen stem vooraf van u over dit voorstel. U kunt hieronder opnieuw stemmen.',
    },
    ended: {
      title: 'Uw stem is intussen gewijzigd op een ander apparaat',
      text: 'Wat u hier hebt verstuurd, is niet geteld. De vergadering is begonnen.',
    },
  },
  refused: {
    title: 'Deze stem is niet ontvangen',
    changed: 'Het voorstel is net gewijzigd. Lees het opnieuw, en stem dan.',
    begun: 'De vergadering is begonnen. U kunt daar stemmen als u aanwezig bent.',
    unsure: 'Wat u daarvoor hebt verstuurd, is misschien wel bij ons aangekomen. Dat ziet u hier.',
  },
  unsent: {
    title: 'Uw keuze is niet verstuurd',
    changed: 'Het voorstel is net gewijzigd. Lees het opnieuw, en kies dan.',
    begun: 'De vergadering is begonnen. U kunt daar stemmen als u aanwezig bent.',
  },
  withdraw: {
    label: (number: number) => `Uw stem over punt ${number} intrekken`,
    title: 'Uw stem intrekken?',
    confirm: 'Intrekken',
    text: 'Dan telt er geen stem vooraf van u over dit voorstel.',
    again: 'U kunt opnieuw stemmen tot de vergadering begint.',
    done: 'Uw stem is ingetrokken.',
  },
} as const;
