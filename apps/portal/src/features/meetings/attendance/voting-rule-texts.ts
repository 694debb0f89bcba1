import { formatCount } from '@mijn/domain/formats';
import type { VotingRuleName } from '@mijn/domain/voting-rules';

const chairs: Readonly<Record<string, string>> = {
  board: 'het bestuur',
  provider: 'de beheerder',
  owner: 'een eigenaar',
};

const days = (count: number): string => formatCount(count, 'dag', 'dagen');

const atStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const votingRuleTexts = {
  title: 'Stemregels',
  count: (count: number) => formatCount(count, 'regel', 'regels'),
  rules: {
    votes_total: 'Stemmen',
    shares_total: 'Aandelen',
    majority: 'Besluit',
    quorum: 'Quorum',
    second_meeting: 'Tweede vergadering',
    second_meeting_days_min: 'Tweede vergadering, vanaf',
    second_meeting_days_max: 'Tweede vergadering, tot en met',
    notice_days: 'Oproeptermijn',
    urgent_notice_days: 'Oproeptermijn bij spoed',
    proposal_days: 'Eigen voorstel',
    proxies_per_person: 'Machtigingen',
    board_proxies: 'Machtiging aan het bestuur',
    early_votes: 'Vooraf stemmen',
    chair: 'Voorzitter',
  } satisfies Record<VotingRuleName, string>,
  votesTotal: (count: number) => `Alle appartementen samen hebben ${formatCount(count, 'stem', 'stemmen')}.`,
  sharesTotal: (count: number) =>
    `Alle appartementen samen hebben ${formatCount(count, 'aandeel', 'aandelen')}.`,
  /** @param part such as `minstens twee derde van de uitgebrachte stemmen`. */
  majority: (part: string) => `Een voorstel is aangenomen met ${part}.`,
  /** @param part such as `minstens de helft van alle stemmen`. */
  quorum: (part: string, isPlural: boolean) =>
    `${atStart(part)} ${isPlural ? 'moeten' : 'moet'} aanwezig zijn.`,
  noQuorum: 'Het maakt niet uit hoeveel stemmen er aanwezig zijn.',
  atLeast: (part: string) => `minstens ${part}`,
  secondMeeting: {
    yes: 'In een tweede vergadering maakt het niet uit hoeveel stemmen er aanwezig zijn.',
    no: 'In een tweede vergadering moeten evenveel stemmen aanwezig zijn als in de eerste.',
  },
  secondMeetingFrom: (count: number) => `Een tweede vergadering is minstens ${days(count)} na de eerste.`,
  secondMeetingUntil: (count: number) => `Een tweede vergadering is hoogstens ${days(count)} na de eerste.`,
  notice: (count: number) =>
    `Tussen de oproep en de vergadering zitten minstens ${days(count)}. De dag van de oproep en die van de vergadering tellen niet mee.`,
  urgentNotice: (count: number) => `Heeft een zaak spoed, dan is ${days(count)} genoeg.`,
  proposals: (count: number) =>
    `Tussen de laatste dag voor een eigen voorstel en de vergadering zitten ${days(count)}. Die dag en de dag van de vergadering tellen niet mee.`,
  proxies: (max: number) =>
    max === 0
      ? 'U kunt niemand machtigen.'
      : `Iemand kan hoogstens ${formatCount(max, 'machtiging', 'machtigingen')} hebben.`,
  boardProxies: { yes: 'U kunt het bestuur machtigen.', no: 'U kunt het bestuur niet machtigen.' },
  earlyVotes: {
    yes: 'U kunt stemmen voordat de vergadering begint.',
    no: 'U kunt alleen in de vergadering stemmen.',
  },
  chair: (names: string) => `${atStart(names)} zit de vergadering voor.`,
  chairs,
} as const;
