import type { OwnChoice } from '@mijn/domain/attendance';
import { formatCount, formatLongMoment } from '@mijn/domain/formats';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { exampleReceiver, greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';

interface Input {
  recipient: Receiver;
  association: { code: string; name: string };
  meeting: { concerns: string; meeting_date: Date; location: string | null; online_url: string | null };
  link: string;
}

interface ConfirmationInput extends Input {
  choice: OwnChoice;
  guests: number;
}

const placeLine = ({ location }: Input['meeting']): string[] =>
  location === null ? [] : [`Plaats: ${location}`];

const said: Readonly<Record<OwnChoice, { subject: string; line: string }>> = {
  attends: { subject: 'u komt', line: 'Uw deelname is doorgegeven: u komt.' },
  attends_online: { subject: 'u komt online', line: 'Uw deelname is doorgegeven: u komt online.' },
  absent: { subject: 'u komt niet', line: 'Uw deelname is doorgegeven: u komt niet.' },
};

function linesOf({ choice, guests, meeting }: ConfirmationInput): string[] {
  const withGuests =
    guests === 0 ? [] : [`U neemt ${formatCount(guests, 'gast', 'gasten')} mee. Gasten hebben geen stem.`];
  switch (choice) {
    case 'attends':
      return [...placeLine(meeting), ...withGuests];
    case 'attends_online':
      return [...(meeting.online_url === null ? [] : [`De link: ${meeting.online_url}`]), ...withGuests];
    case 'absent':
      return [];
  }
}

const example = {
  recipient: exampleReceiver,
  association: { code: '1001', name: 'VvE De Kade' },
  meeting: {
    concerns: 'Algemene ledenvergadering',
    meeting_date: new Date('2026-12-09T18:30:00Z'),
    location: 'Buurthuis De Sluis, Rotterdam',
    online_url: 'https://vergaderen.example.nl/de-kade',
  },
  link: 'https://mijn.example.nl/meetings/1',
};

/** Confirms to a member what the member said about a meeting (docs/product.md#attendance). */
export const attendanceMail = defineMail<ConfirmationInput>({
  examples: { attendance: { ...example, choice: 'attends_online', guests: 1 } },
  compose: (_, input) => {
    const { recipient, association, meeting, choice, link } = input;
    return {
      recipient: recipient.email,
      subject: `${meeting.concerns}: ${said[choice].subject}`,
      content: {
        kicker: `Vergaderingen · ${association.name}`,
        greeting: greetingOf(recipient),
        before: [
          `${said[choice].line} Het gaat om: ${meeting.concerns}, op ${formatLongMoment(meeting.meeting_date)}.`,
          ...linesOf(input),
        ],
        button: { label: 'Bekijk de vergadering', link },
        after: ['Verandert er iets? Wijzig het in het portaal. Dat kan tot de vergadering begint.'],
        reason: `U krijgt deze mail omdat uw deelname is doorgegeven bij ${association.name}.`,
      },
    };
  },
});

/** Asks a member who said nothing about a meeting, for the board. */
export const reminderMail = defineMail<Input>({
  examples: { meeting_reminder: example },
  compose: (_, { recipient, association, meeting, link }) => ({
    recipient: recipient.email,
    subject: `Komt u naar de vergadering van ${association.name}?`,
    content: {
      kicker: `Vergaderingen · ${association.name}`,
      greeting: greetingOf(recipient),
      before: [
        `Het bestuur vraagt of u komt: ${meeting.concerns}, op ${formatLongMoment(meeting.meeting_date)}.`,
        ...placeLine(meeting),
        'U hebt dat nog niet doorgegeven. Wilt u dat doen? Dan weet het bestuur hoeveel eigenaren er zijn.',
      ],
      button: { label: 'Geef door of u komt', link },
      after: [],
      reason: `U krijgt deze mail omdat u lid bent van ${association.name} en het bestuur de leden herinnert.`,
    },
  }),
});
