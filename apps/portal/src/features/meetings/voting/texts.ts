import type { OwnVote } from '@mijn/domain/ballots';
import { dutchTime, formatCount, formatDate, formatTime } from '@mijn/domain/formats';
import { type ApartmentVoting, noVoteTexts } from '@mijn/domain/voting-rules';

const apartments = (count: number): string => formatCount(count, 'appartement', 'appartementen');

const votesText = (count: number): string => formatCount(count, 'stem', 'stemmen');

/** An apartment for which a member votes. */
type OfApartment = Pick<OwnVote, 'votes' | 'right' | 'giver'>;

const together = (some: readonly OfApartment[]): number => some.reduce((sum, { votes }) => sum + votes, 0);

const NAMES_MAX = 3;

/** Returns names as a sentence has them, such as `Kadestraat 45 en Kadestraat 47`. */
const listed = (names: readonly string[]): string =>
  names.length > NAMES_MAX
    ? apartments(names.length)
    : [...(names.length > 1 ? [names.slice(0, -1).join(', ')] : []), ...names.slice(-1)].join(' en ');

export const texts = {
  title: 'Stemmen',
  back: 'Vergadering',
  failed: 'Het stemmen is niet geladen',
  missing: 'Deze vergadering bestaat niet (meer)',
  lost: 'Geen verbinding',
  lostText: 'Dit scherm werkt zich bij zodra er weer verbinding is.',
  before: {
    title: (day: string, time: string) => `De vergadering begint op ${day} om ${time}`,
    text: (time: string) => `Vanaf ${time} kunt u zich melden. Stemmen kan als u aanwezig bent.`,
  },
  cancelled: 'Deze vergadering gaat niet door',
  over: {
    title: 'De vergadering is voorbij',
    text: 'Stemmen kan niet meer.',
    link: 'Naar de vergadering',
  },
  code: 'Uw code voor de deur',
  absent: {
    title: 'Meld u bij de deur',
    text: 'Laat deze code zien, of noem uw naam. Daarna kunt u hier stemmen.',
    isOpen: 'Er is nu een stemming. U stemt mee zodra u aanwezig bent.',
    online: 'Ik ben er, online',
    onlineNote: 'Bent u niet in de zaal, en doet u online mee? Meld u dan hier.',
  },
  staff: { title: 'U kijkt mee', text: 'Alleen het lid zelf meldt zich en stemt.' },
  present: {
    title: (isOnline: boolean) => (isOnline ? 'U bent aanwezig, online' : 'U bent aanwezig'),
    waiting: 'Hier verschijnt de stemming zodra de voorzitter die opent.',
    leave: 'Ik doe niet meer mee',
    sign: 'Presentielijst tekenen',
    signNote:
      'Bent u zelf in de zaal? Teken dan hier de presentielijst. U bent al ingelogd, dat is uw handtekening.',
    signed: (time: string) => `U hebt de presentielijst om ${time} getekend, met uw inlog.`,
    left: 'U bent niet meer aanwezig. Uw stemmen van daarvoor tellen.',
  },
  news: {
    open: (number: number, title: string) => `Stemming open: punt ${number}, ${title}.`,
    secret: (number: number, title: string) => `Geheime stemming open: punt ${number}, ${title}.`,
    counting: (number: number, title: string) =>
      `Stemming gesloten: punt ${number}, ${title}. De stemmen worden geteld.`,
    cancelled: (number: number, title: string) =>
      `Stemming gestopt zonder uitslag: punt ${number}, ${title}.`,
    annulled: (number: number, title: string) => `Uitslag ongeldig verklaard: punt ${number}, ${title}.`,
    result: (number: number, title: string, result: string) =>
      `Uitslag van punt ${number}, ${title}: ${result}.`,
  },
  open: 'Stemming open',
  secret: {
    name: 'Geheime stemming',
    text: 'Uw telefoon verzegelt uw stem. Het bestuur ziet niet wat u kiest, en wij ook niet. Zouden de aantallen verraden wat iemand heeft gestemd, dan ziet iedereen alleen de uitslag. U ziet uw stem daarna zelf ook niet terug. Het bestuur ziet wel wie er heeft gestemd.',
    instruction:
      'Deze instructie heeft de eigenaar vooraf aan ons doorgegeven. Deze stem is dus niet geheim. De stem telt pas als u die verstuurt.',
    votedBefore:
      'Voor dit appartement is al gestemd, door u of door een andere eigenaar. Stemt u opnieuw, dan telt alleen de nieuwe stem.',
  },
  needed: (majority: string) => `Nodig: ${majority}.`,
  noVotes: {
    title: 'U stemt niet over dit punt',
    text: 'U hebt hier geen appartement met stemmen, of de eigenaar die u gemachtigd heeft, is er zelf. De uitslag verschijnt hier.',
  },
  withoutVotes: {
    title: (count: number) =>
      count === 1
        ? 'U kunt voor dit appartement nu niet stemmen'
        : 'U kunt voor deze appartementen nu niet stemmen',
    apartment: (name: string, voting: Exclude<ApartmentVoting, 'yes'>) => `${name}: ${noVoteTexts[voting]}.`,
    text: 'U mag wel bij de vergadering zijn en meepraten. Klopt dit niet? Vraag het aan het bestuur.',
  },
  own: 'Uw appartement',
  all: {
    label: (votes: readonly OfApartment[]) =>
      votes.some(({ right }) => right === 'proxy')
        ? `Voor alle ${apartments(votes.length)}`
        : `Voor al uw ${apartments(votes.length)}`,
    detail: (votes: readonly OfApartment[]) => {
      const givers = [...new Set(votes.flatMap(({ giver }) => giver ?? []))];
      const sum = votesText(together(votes));
      return givers.length > 0 ? `${sum}, ook met machtiging van ${listed(givers)}` : sum;
    },
    apart: 'Per appartement verschillend stemmen',
    atOnce: 'Voor alle appartementen tegelijk stemmen',
  },
  represented: {
    title: 'U stemt voor',
    together: (votes: readonly OfApartment[]) =>
      `${apartments(votes.length)}, samen ${votesText(together(votes))}`,
    show: 'Bekijk de appartementen',
    byProxy: (giver: string) => `met machtiging van ${giver}`,
    partly: 'alleen voor sommige punten',
  },
  agenda: {
    title: 'Agenda van vandaag',
    counting: 'De stemmen worden geteld',
    next: 'De volgende stemming',
  },
  formerVotes: {
    voted: {
      for: 'U hebt voor gestemd',
      against: 'U hebt tegen gestemd',
      abstain: 'U hebt zich onthouden',
    },
    option: (option: string) => `U hebt op ${option} gestemd`,
    several: (count: number) => `, voor ${apartments(count)}`,
    different: 'U hebt verschillend gestemd',
    onlyYou: '(alleen u ziet dit)',
    uncounted: {
      resting: (name: string) =>
        `De stem voor ${name} telde niet mee: bij het sluiten was de eigenaar er zelf, of gold de machtiging niet meer.`,
      divided: (name: string) =>
        `De stem voor ${name} telde niet mee: de eigenaren hebben verschillend gestemd.`,
    },
    apartment: (name: string, giver: string | null, vote: string) =>
      `${name}${giver === null ? '' : `, met machtiging van ${giver}`}: ${vote}`,
  },
  byProxy: (giver: string) => `Met machtiging van ${giver}`,
  somebody: 'een eigenaar',
  apartment: (name: string, votes: number) => `${name} · ${votesText(votes)}`,
  instruction: {
    title: (vote: string) => `Instructie: ${vote}`,
    text: 'Zo telt de stem. U kunt dit niet wijzigen.',
    nothingToDo: 'U hoeft niets te doen. De stem telt volgens de instructie.',
  },
  early: {
    owner: {
      title: (giver: string) => `${giver} heeft vooraf gestemd`,
      text: 'Die stem telt. U hoeft voor dit appartement niet te stemmen.',
    },
    nothingToDo: 'U hoeft niets te doen.',
    ofOwner: 'Vooraf gestemd',
    title: 'U hebt vooraf gestemd',
    text: 'Uw stem telt. U kunt uw stem nog wijzigen tot de voorzitter de stemming sluit.',
    divided:
      'U en een mede-eigenaar hebben vooraf verschillend gestemd. Zo tellen de stemmen van dit appartement niet. Stem nu opnieuw: dan telt wat u nu stemt.',
    again: 'Opnieuw stemmen',
    coOwner:
      'Een mede-eigenaar van dit appartement heeft vooraf gestemd. Stemt u nu, dan telt uw stem, en niet die van uw mede-eigenaar.',
  },
  choices: { for: 'voor', against: 'tegen', abstain: 'onthouding' },
  send: (count: number) => (count > 1 ? `Versturen voor ${apartments(count)}` : 'Versturen'),
  sending: 'Uw stem wordt verstuurd',
  chooseFirst: 'Kies eerst wat u stemt.',
  notSent: {
    one: 'Uw keuze is nog niet verstuurd.',
    changed: 'Uw nieuwe keuze is nog niet verstuurd. Nu telt wat u eerder hebt verstuurd.',
  },
  waiting: {
    title: 'Geen verbinding',
    text: 'Uw keuze staat nog hier; wij versturen die zodra er weer verbinding is. Laat dit scherm open.',
  },
  keep: 'Laten zoals het was',
  received: (count: number) => (count > 1 ? 'Uw stemmen zijn ontvangen' : 'Uw stem is ontvangen'),
  sealedBefore: (count: number) =>
    count > 1 ? 'Er is gestemd voor uw appartementen' : 'Er is gestemd voor uw appartement',
  votes: 'Uw stemmen',
  sealed: 'Verzegeld',
  hidden: 'Gestemd',
  moment: (moment: string) => {
    const local = dutchTime(moment);
    const [hours = '', ...rest] = local.slice(11).split(':');
    return `${formatDate(local)}, ${[Number(hours), ...rest].join('.')} uur`;
  },
  change: 'Uw stem wijzigen',
  untilClosed: 'Dat kan tot de voorzitter de stemming sluit. Daarna ziet u hier de uitslag.',
  resultLater: 'Na het sluiten ziet u hier de uitslag.',
  missingVotes: (names: readonly string[]) => `Voor ${listed(names)} hebt u nog niet gestemd.`,
  divided: {
    title: 'De eigenaren hebben verschillend gestemd',
    text: 'Een andere eigenaar van dit appartement heeft anders gestemd. Zolang dat zo is, telt de stem van dit appartement niet mee. Overleg, en wijzig een van de twee stemmen.',
  },
  late: {
    title: 'De stemming was al gesloten. Uw stem is niet geteld.',
    change: 'De stemming was al gesloten. Uw wijziging is niet geteld.',
    changed: 'De stemming was al gesloten. Uw wijziging is niet geteld, uw eerdere stem wel.',
    partly:
      'De stemming was al gesloten. Wat u net hebt verstuurd, is niet geteld. Alleen wat u eerder hebt gestemd, telt.',
    unsure: 'De stemming is gesloten. Wij kunnen niet meer nagaan of uw stem op tijd was.',
  },
  counted: 'Uw stem was op tijd en is geteld',
  onTime: 'Uw stem was op tijd en wordt geteld',
  dividedAtEnd: {
    title: 'Uw mede-eigenaar heeft anders gestemd. De stemmen van uw appartement tellen daarom niet mee.',
    partly: (names: readonly string[]) =>
      `Dat geldt voor ${listed(names)}. Uw andere stemmen waren op tijd en zijn geteld.`,
    before:
      'Uw stem was op tijd. Uw mede-eigenaar heeft eerder anders gestemd. De stemmen van uw appartement tellen alleen als u samen hetzelfde hebt gestemd.',
  },
  kept: {
    title: 'Wij versturen uw wijziging niet meer',
    text: 'Misschien is die al bij ons aangekomen. Dat ziet u hier zodra er weer verbinding is.',
  },
  unsent: {
    title: 'Uw keuze is niet geteld',
    text: 'U had die nog niet verstuurd toen de stemming werd gesloten.',
  },
  newer: {
    title: 'U hebt intussen op een ander apparaat gestemd',
    text: 'Wat u hier hebt verstuurd, is niet geteld. Uw stem van het andere apparaat telt. U ziet die hieronder, en kunt die nog wijzigen.',
    textSecret:
      'Wat u hier hebt verstuurd, is niet geteld. Uw stem van het andere apparaat telt. U kunt hieronder opnieuw stemmen.',
    looking: 'Wat u hier hebt verstuurd, is niet geteld. Wij halen op wat nu telt.',
    ended: 'Wat u hier hebt verstuurd, is niet geteld. Uw stem van het andere apparaat wel.',
  },
  paper: {
    title: 'Stemt op papier',
    text: 'De voorzitter heeft genoteerd dat dit appartement op papier stemt. Stemmen op de telefoon kan dan niet. Klopt het niet? Zeg het dan nu tegen de voorzitter.',
    one: 'Uw appartement stemt op papier',
    more: 'Uw appartementen stemmen op papier',
    vote: 'Op papier',
  },
  partly: {
    title: (names: readonly string[]) => `Niet ontvangen voor ${listed(names)}`,
    others: 'Uw andere stemmen zijn ontvangen.',
    reasons: {
      early_vote: 'de eigenaar heeft vooraf gestemd. Die stem telt.',
      vote_on_paper: 'dit appartement stemt op papier. Klopt dat niet? Zeg het dan nu tegen de voorzitter.',
      vote_by_phone: 'de eigenaar heeft zelf gestemd. Die stem telt.',
      newer_vote: 'u hebt intussen op een ander apparaat gestemd. Die stem telt.',
      forbidden:
        'u stemt niet meer voor dit appartement. De eigenaar is er zelf, of de machtiging geldt niet meer.',
      ballot_closed: 'de stemming was al gesloten.',
      meeting_not_held: 'de vergadering is voorbij.',
      not_present: 'u bent niet meer aanwezig.',
    },
  },
  refused: 'Uw stem is niet ontvangen',
  notSecure:
    'Geheim stemmen kan alleen via een beveiligde verbinding. Open de vergadering via het adres dat met https:// begint, of vraag de voorzitter om hulp.',
  unsealed:
    'Uw browser kan uw stem niet verzegelen. Gebruik een nieuwere browser, of vraag de voorzitter om hulp.',
  about: (number: number, title: string) => `${number}. ${title}`,
  former: 'Eerdere uitslagen',
  results: 'Uitslagen',
  resultsFailed: 'De uitslagen zijn niet geladen',
  closedAt: (moment: string) => `gesloten om ${formatTime(dutchTime(moment))}`,
  decision: 'Bekijk het besluit',
  counting: 'De stemming is gesloten. De stemmen worden geteld.',
  countingText: 'De stemming was geheim. De uitslag verschijnt hier.',
  aborted: 'De stemming is gestopt zonder uitslag',
  abortedText: 'Wat er is gestemd, telt niet.',
  held: {
    title: 'De vergadering is bezig',
    open: (title: string) => `Er is nu een stemming: ${title}.`,
    text: 'Meld u, stem mee en zie de uitslagen.',
    link: 'Naar het stemmen',
  },
} as const;
