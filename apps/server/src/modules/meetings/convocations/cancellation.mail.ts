import { dutchTime, formatLongDate, formatLongMoment } from '@mijn/domain/formats';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { exampleReceiver, greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';

interface Input {
  recipient: Receiver;
  association: string;
  meeting: { concerns: string; meeting_date: string; cancel_reason: string };
  link: string;
}

/** Tells a member who was convened to a meeting that the board cancelled it (docs/product.md#second-meeting). */
export const cancellationMail = defineMail<Input>({
  examples: {
    meeting_cancelled: {
      recipient: exampleReceiver,
      association: 'VvE De Kade',
      meeting: {
        concerns: 'Tweede vergadering: Algemene ledenvergadering',
        meeting_date: '2026-12-09T18:30:00.000Z',
        cancel_reason: 'De zaal is dicht door een lekkage.',
      },
      link: 'https://mijn.example.nl/meetings/1',
    },
  },
  compose: (_, { recipient, association, meeting, link }) => {
    const { concerns, meeting_date, cancel_reason } = meeting;
    return {
      recipient: recipient.email,
      subject: `Gaat niet door: ${concerns} op ${formatLongDate(dutchTime(meeting_date))}`,
      content: {
        kicker: `Vergaderingen · ${association}`,
        greeting: greetingOf(recipient),
        before: [
          `${concerns} op ${formatLongMoment(meeting_date)} gaat niet door. U hoeft niet te komen.`,
          `Waarom: ${cancel_reason}`,
        ],
        button: { label: 'Bekijk de vergadering', link },
        after: ['Machtigingen en stemmen vooraf voor deze vergadering tellen niet meer.'],
        reason: `U krijgt deze mail omdat u voor deze vergadering van ${association} bent opgeroepen.`,
      },
    };
  },
});
