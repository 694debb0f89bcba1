import { formatList, formatLongMoment } from '@mijn/domain/formats';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { exampleReceiver, greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';

/** What happened to a proxy. */
export const proxyEvents = [
  'given',
  'on_paper',
  'accepted',
  'refused',
  'given_back',
  'withdrawn',
  'objected',
] as const;

export type ProxyEvent = (typeof proxyEvents)[number];

/** What a receiver has to do with the proxy. */
export type ReceiverRole = 'giver' | 'holder' | 'co_owner' | 'board';

interface Input {
  recipient: Receiver;
  role: ReceiverRole;
  event: ProxyEvent;
  association: { code: string; name: string };
  meeting: { concerns: string; meeting_date: Date };
  giver: string;
  /** The name of the holder; null for the board. */
  holder: string | null;
  /** The names of the apartments. */
  apartments: readonly string[];
  /** The numbers of the items, of a proxy that is not for the whole meeting. */
  numbers: readonly number[];
  /** Whether the holder had accepted the proxy. */
  wasAccepted: boolean;
  code: string;
  link: string;
}

/** What a mail says. */
interface Wording {
  subject: string;
  lines: readonly string[];
  button: string;
}

const toGiver = ({ holder, event }: Input, what: string): Wording => {
  const who = holder ?? 'het bestuur';
  switch (event) {
    case 'on_paper':
      return {
        subject: `Uw machtiging op papier aan ${who}`,
        lines: [
          `Het bestuur heeft een machtiging op papier ingevoerd: u machtigt ${who} om namens u te stemmen, ${what}.`,
          'Klopt dat niet? Trek de machtiging dan in, en bel het bestuur.',
        ],
        button: 'Bekijk uw machtiging',
      };
    case 'given':
      return {
        subject: `Uw machtiging aan ${who}`,
        lines: [
          `U hebt ${who} gemachtigd om namens u te stemmen, ${what}.`,
          holder === null
            ? 'De machtiging zit bij deze mail, en telt mee zodra een bestuurslid die aanneemt. U krijgt daarover een mail.'
            : `De machtiging zit bij deze mail, en telt mee als ${who} bij de vergadering is. Wordt de machtiging aangenomen of geweigerd, dan krijgt u een mail.`,
        ],
        button: 'Bekijk uw machtiging',
      };
    case 'accepted':
      return {
        subject: `${who} stemt voor u`,
        lines: [`${who} heeft uw machtiging aangenomen, en stemt namens u, ${what}.`],
        button: 'Bekijk uw machtiging',
      };
    case 'refused':
      return {
        subject: 'Uw machtiging is niet aangenomen',
        lines: [
          `${who} stemt niet namens u, ${what}. De machtiging geldt niet meer.`,
          'U kunt iemand anders machtigen, of zelf komen.',
        ],
        button: 'Naar de vergadering',
      };
    case 'given_back':
      return {
        subject: 'Uw machtiging is teruggegeven',
        lines: [
          `${who} heeft uw machtiging teruggegeven, en stemt niet meer namens u, ${what}.`,
          'U kunt iemand anders machtigen, of zelf komen.',
        ],
        button: 'Naar de vergadering',
      };
    case 'withdrawn':
      return {
        subject: 'Uw machtiging is ingetrokken',
        lines: [`De machtiging aan ${who}, ${what}, geldt niet meer.`],
        button: 'Naar de vergadering',
      };
    case 'objected':
      return {
        subject: 'Bezwaar tegen uw machtiging',
        lines: [
          `Een mede-eigenaar heeft bezwaar gemaakt tegen uw machtiging aan ${who}, ${what}.`,
          'Voor het appartement van u samen stemt de gemachtigde niet. U kunt het samen bespreken en daarna opnieuw iemand machtigen.',
        ],
        button: 'Naar de vergadering',
      };
  }
};

const toHolder = ({ giver, event, holder, wasAccepted }: Input, what: string): Wording => {
  const whom = holder === null ? 'het bestuur' : 'u';
  switch (event) {
    case 'given':
      return {
        subject: `${giver} vraagt ${whom} om te stemmen`,
        lines: [
          `${giver} heeft ${whom} gemachtigd om te stemmen, ${what}.`,
          holder === null
            ? 'Wilt u dat? Neem de machtiging dan aan. Wie van het bestuur die aanneemt, stemt. De machtiging zit bij deze mail.'
            : 'Wilt u dat? Neem de machtiging dan aan. U kunt die ook weigeren. Zonder antwoord kunt u ermee stemmen als u bij de vergadering bent. De machtiging zit bij deze mail.',
        ],
        button: 'Aannemen of weigeren',
      };
    case 'on_paper':
      return {
        subject: `U bent gemachtigd door ${giver}`,
        lines: [
          `U bent door ${giver} op papier gemachtigd om te stemmen, ${what}. Het bestuur heeft de machtiging ingevoerd.`,
          'Klopt dat niet, of kunt u niet komen? Geef de machtiging dan terug.',
        ],
        button: 'Bekijk de machtiging',
      };
    case 'accepted':
    case 'refused':
    case 'given_back':
    case 'withdrawn':
      return {
        subject: `De machtiging van ${giver} is ingetrokken`,
        lines: [
          wasAccepted
            ? `U stemt niet meer namens ${giver}, ${what}. U hoeft niets te doen.`
            : `${giver} vraagt u niet meer om te stemmen, ${what}. U hoeft niets te doen.`,
        ],
        button: 'Naar de vergadering',
      };
    case 'objected':
      return {
        subject: `Bezwaar tegen de machtiging van ${giver}`,
        lines: [
          `Een mede-eigenaar heeft bezwaar gemaakt tegen de machtiging van ${giver}, ${what}.`,
          'Voor het appartement van die mede-eigenaar stemt u niet.',
        ],
        button: 'Bekijk de machtiging',
      };
  }
};

const toCoOwner = ({ giver, holder, event, apartments }: Input, what: string): Wording => {
  const who = holder ?? 'het bestuur';
  const isGiven = event === 'given' || event === 'on_paper';
  return isGiven
    ? {
        subject: `Machtiging voor ${formatList(apartments)}`,
        lines: [
          `${giver} heeft ${who}${event === 'on_paper' ? ' op papier' : ''} gemachtigd om te stemmen, ${what}.`,
          'U bent eigenaar van het appartement. Bent u het er niet mee eens? Dan kunt u bezwaar maken tot de vergadering begint. Het appartement stemt dan niet met deze machtiging.',
        ],
        button: 'Bekijk de machtiging',
      }
    : {
        subject: `De machtiging van ${giver} geldt niet meer`,
        lines: [`De machtiging van ${giver} aan ${who}, ${what}, geldt niet meer.`],
        button: 'Naar de vergadering',
      };
};

/** The board hears of papers that it entered, because their owners may have no account. */
const toBoard = ({ giver, holder, event }: Input, what: string): Wording =>
  event === 'objected'
    ? {
        subject: `Bezwaar tegen de machtiging op papier van ${giver}`,
        lines: [
          `Een eigenaar heeft bezwaar gemaakt tegen de machtiging van ${giver} aan ${holder ?? 'het bestuur'}, ${what}.`,
        ],
        button: 'Bekijk de vergadering',
      }
    : {
        subject: `De machtiging op papier van ${giver} is teruggegeven`,
        lines: [
          `${holder ?? 'De gemachtigde'} stemt niet meer namens ${giver}, ${what}.`,
          'Heeft deze eigenaar geen account? Bel dan, zodat de stem niet verloren gaat.',
        ],
        button: 'Bekijk de vergadering',
      };

const wordingFor: Readonly<Record<ReceiverRole, (input: Input, what: string) => Wording>> = {
  giver: toGiver,
  holder: toHolder,
  co_owner: toCoOwner,
  board: toBoard,
};

const example: Omit<Input, 'role' | 'event'> = {
  recipient: exampleReceiver,
  association: { code: '1001', name: 'VvE De Kade' },
  meeting: { concerns: 'Algemene ledenvergadering', meeting_date: new Date('2026-12-09T18:30:00Z') },
  giver: 'B. Bakker',
  holder: 'A. de Vries',
  apartments: ['Kadestraat 47'],
  numbers: [],
  wasAccepted: false,
  code: 'K7Q2-914F',
  link: 'https://mijn.example.nl/meetings/1',
};

/** Tells those whom a proxy concerns what happened to it (docs/product.md#proxies). */
export const proxyMail = defineMail<Input>({
  examples: {
    proxy_given: { ...example, role: 'giver', event: 'given' },
    proxy_offered: { ...example, role: 'holder', event: 'given' },
    proxy_of_co_owner: { ...example, role: 'co_owner', event: 'given' },
    proxy_on_paper: { ...example, role: 'holder', event: 'on_paper' },
    proxy_accepted: { ...example, role: 'giver', event: 'accepted' },
    proxy_refused: { ...example, role: 'giver', event: 'refused' },
    proxy_given_back: { ...example, role: 'giver', event: 'given_back', wasAccepted: true },
    proxy_given_back_to_board: { ...example, role: 'board', event: 'given_back', wasAccepted: true },
    proxy_withdrawn: { ...example, role: 'holder', event: 'withdrawn' },
    proxy_objected: { ...example, role: 'giver', event: 'objected' },
  },
  compose: (_, input) => {
    const { recipient, role, association, meeting, apartments, numbers, code, link } = input;
    const items = numbers.length === 1 ? 'punt' : 'de punten';
    const about = numbers.length === 0 ? '' : `, alleen over ${items} ${formatList(numbers)}`;
    const whose = apartments.length === 1 ? 'het appartement' : 'de appartementen';
    const what = `voor ${whose} ${formatList(apartments)}${about}, in de vergadering “${meeting.concerns}” van ${formatLongMoment(meeting.meeting_date)}`;
    const { subject, lines, button } = wordingFor[role](input, what);
    return {
      recipient: recipient.email,
      subject,
      content: {
        kicker: `Vergaderingen · ${association.name}`,
        greeting: greetingOf(recipient),
        before: [...lines, `De code op de machtiging is ${code}.`],
        button: { label: button, link },
        after: [],
        reason: `U krijgt deze mail omdat deze machtiging bij ${association.name} over uw stem of uw appartement gaat.`,
      },
    };
  },
});
