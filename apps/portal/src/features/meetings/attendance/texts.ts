import type { AttendanceChoice, OwnChoice } from '@mijn/domain/attendance';
import { formatCount, formatNumber } from '@mijn/domain/formats';

const votes = (count: number): string => formatCount(count, 'stem', 'stemmen');
const apartments = (count: number): string => formatCount(count, 'appartement', 'appartementen');

export const texts = {
  title: 'Uw deelname',
  ask: 'Komt u naar de vergadering?',
  failed: 'Uw deelname is niet geladen',
  votes,
  apartment: (name: string, count: number) => `${name} · ${votes(count)}`,
  several: (count: number, total: number) => `${apartments(count)} · ${votes(total)}`,
  nothing: 'U hebt nog niet doorgegeven of u komt.',
  until: 'Wijzigen kan tot de vergadering begint.',
  said: (moment: string) => `Doorgegeven: ${moment}.`,
  saved: {
    attends: 'Doorgegeven: u komt. U krijgt een mail.',
    attends_online: 'Doorgegeven: u komt online. U krijgt een mail.',
    absent: 'Doorgegeven: u komt niet. U krijgt een mail.',
  } satisfies Record<OwnChoice, string>,
  guests: (count: number) => `U neemt ${formatCount(count, 'gast', 'gasten')} mee.`,
  remark: 'Uw opmerking voor de voorzitter:',
  withdrawal: {
    title: 'Machtiging intrekken?',
    text: (holder: string) =>
      `U hebt ${holder} gemachtigd om voor u te stemmen. Geeft u iets anders door, dan vervalt die machtiging. De gemachtigde krijgt een mail.`,
    textWithoutName:
      'U hebt iemand gemachtigd om voor u te stemmen. Geeft u iets anders door, dan vervalt die machtiging. De gemachtigde krijgt een mail.',
    confirm: 'Intrekken',
    cancel: 'Zo laten',
  },
  offeredProxies: (count: number) =>
    `${formatCount(count, 'machtiging wacht', 'machtigingen wachten')} op uw antwoord`,
  details: {
    label: 'Gasten of een opmerking',
    title: 'Gasten en opmerking',
    submit: 'Opslaan',
    saved: 'Opgeslagen',
    guests: 'Gasten die u meeneemt',
    guestsHelp: 'Een gast heeft geen stem.',
    guestOptions: (count: number) => (count === 0 ? 'Geen' : formatCount(count, 'gast', 'gasten')),
    remark: 'Opmerking voor de voorzitter',
    remarkHelp: 'Alleen het bestuur leest dit.',
  },
  quorum: {
    title: 'Quorum',
    short: (count: number, total: number) => `${formatNumber(count)} van ${votes(total)}`,
    titleWithoutVotes: 'Wie komt er?',
    failed: 'De aanmeldingen zijn niet geladen',
    ofVotes: (total: number) => `van ${formatNumber(total)} stemmen komen`,
    ofVotesWithProxies: (total: number) => `van ${formatNumber(total)} stemmen komen of zijn gemachtigd`,
    parts: {
      attends: 'Komt',
      attends_online: 'Komt online',
      proxy: 'Gemachtigd',
      absent: 'Komt niet',
    } satisfies Record<AttendanceChoice, string>,
    offered: (count: number, offeredVotes: number) =>
      `${formatCount(count, 'machtiging wacht', 'machtigingen wachten')} op antwoord (${votes(offeredVotes)}).`,
    proxies: 'Machtigingen',
    apartments,
    members: (count: number) => formatCount(count, 'lid', 'leden'),
    guests: (count: number) => formatCount(count, 'gast', 'gasten'),
    total: (count: number, all: number) => `${formatNumber(count)} van ${apartments(all)}`,
    meter: (count: number, total: number, needed: string) =>
      `${formatNumber(count)} van ${formatNumber(total)} stemmen.${needed}`,
    needed: (list: string) => ` Nodig: ${list}.`,
    neededFor: (count: number, kind: string) =>
      `${formatNumber(count)} voor ${kind === '' ? 'gewone besluiten' : kind}`,
    kind: (kind: string, count: number) =>
      `${kind === '' ? 'Gewone besluiten' : kind}: ${formatNumber(count)} nodig`,
    missing: (count: number) => `Nog ${votes(count)}`,
    reached: 'Genoeg stemmen',
    silent: (count: number, silentVotes: number) =>
      `${apartments(count)} ${count === 1 ? 'heeft' : 'hebben'} nog niets doorgegeven (${votes(silentVotes)}).`,
    silentMembers: (count: number) =>
      `${formatCount(count, 'lid', 'leden')} ${count === 1 ? 'heeft' : 'hebben'} nog niets doorgegeven.`,
    absent: (count: number, absentVotes: number) =>
      `${apartments(count)} ${count === 1 ? 'komt' : 'komen'} niet (${votes(absentVotes)}).`,
    list: 'Bekijk wie er komt',
    said: 'Deelname',
    listAfter: 'Bekijk wie zich heeft aangemeld',
  },
  reminder: {
    label: (count: number) => `${formatCount(count, 'lid', 'leden')} herinneren`,
    title: 'Leden herinneren?',
    text: (count: number) =>
      `${formatCount(count, 'lid heeft', 'leden hebben')} nog niets doorgegeven, en ${count === 1 ? 'krijgt' : 'krijgen'} een mail. Dat kan één keer per dag.`,
    confirm: 'Versturen',
    done: (count: number) =>
      count === 0
        ? 'Iedereen heeft intussen iets doorgegeven'
        : `${formatCount(count, 'lid krijgt', 'leden krijgen')} een mail`,
    last: (moment: string) => `Laatst herinnerd: ${moment}.`,
  },
} as const;
