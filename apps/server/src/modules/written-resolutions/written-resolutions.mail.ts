import { formatLongDate } from '@mijn/domain/formats';
import { defineMail } from '../../platform/mail/define-mail.ts';
import { exampleReceiver, greetingOf, type Receiver } from '../../platform/mail/receiver.ts';

/** What owners are mailed about. */
export const resolutionEvents = ['asked', 'reminder', 'adopted', 'withdrawn'] as const;

export type ResolutionEvent = (typeof resolutionEvents)[number];

interface Input {
  event: ResolutionEvent;
  recipient: Receiver;
  association: { code: string; name: string };
  resolution: { title: string; last_day: string; adopted_on: string | null };
  link: string;
}

const LAW =
  'Het besluit geldt alleen als alle appartementen voor zijn (Burgerlijk Wetboek 2:40). Is iemand tegen, of stemt iemand niet? Dan is het niet aangenomen.';

interface Words {
  subject: string;
  lines: string[];
  button: string;
}

function wordsOf({ event, resolution: { title, last_day, adopted_on } }: Input): Words {
  const until = `Stemmen kan tot en met ${formatLongDate(last_day)}.`;
  switch (event) {
    case 'asked':
      return {
        subject: `Uw stem is nodig: ${title}`,
        lines: [
          'Het bestuur vraagt alle eigenaren om zonder vergadering te besluiten over:',
          title,
          until,
          LAW,
        ],
        button: 'Lees het besluit en stem',
      };
    case 'reminder':
      return {
        subject: `Stem uiterlijk op ${formatLongDate(last_day)}: ${title}`,
        lines: ['Voor een appartement van u is nog niet gestemd over:', title, until, LAW],
        button: 'Lees het besluit en stem',
      };
    case 'adopted':
      return {
        subject: `Aangenomen: ${title}`,
        lines: [
          'Dit besluit buiten vergadering is aangenomen, want alle appartementen zijn voor:',
          title,
          `Het geldt vanaf ${formatLongDate(adopted_on ?? last_day)}, en staat in het register van besluiten.`,
        ],
        button: 'Bekijk het besluit',
      };
    case 'withdrawn':
      return {
        subject: `Ingetrokken: ${title}`,
        lines: [
          'Het bestuur heeft dit besluit buiten vergadering ingetrokken:',
          title,
          'Stemmen kan niet meer. U hoeft niets te doen.',
        ],
        button: 'Bekijk het besluit',
      };
  }
}

const example = {
  recipient: exampleReceiver,
  association: { code: '1001', name: 'VvE De Kade' },
  resolution: { title: 'Verven van de gevel', last_day: '2026-12-10', adopted_on: '2026-12-08' },
  link: 'https://mijn.example.nl/meetings/written-resolutions/1',
};

/** Tells an owner that a vote is asked outside a meeting, and what came of it (docs/product.md#written-resolutions). */
export const resolutionMail = defineMail<Input>({
  examples: {
    resolution_asked: { ...example, event: 'asked' },
    resolution_reminder: { ...example, event: 'reminder' },
    resolution_adopted: { ...example, event: 'adopted' },
    resolution_withdrawn: { ...example, event: 'withdrawn' },
  },
  compose: (_, input) => {
    const { recipient, association, link } = input;
    const { subject, lines, button } = wordsOf(input);
    return {
      recipient: recipient.email,
      subject,
      content: {
        kicker: `Besluiten · ${association.name}`,
        greeting: greetingOf(recipient),
        before: lines,
        button: { label: button, link },
        after: [],
        reason: `U krijgt deze mail omdat u mag stemmen bij ${association.name}.`,
      },
    };
  },
});
