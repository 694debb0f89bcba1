import { formatCount } from '@mijn/domain/formats';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import { unreadableLines } from '../timeline/provider.mail.ts';
import { exampleReceiver, greetingOf, type Receiver } from '../../../platform/mail/receiver.ts';

interface Input {
  recipient: Receiver;
  association: { code: string; name: string };
  reference: string;
  subject: string;
  place: string;
  /** The number of photos without those that the server could not read. */
  photo_count: number;
  unreadable_count: number;
  video_count: number;
  link: string;
}

function filesLine({ photo_count, video_count }: Pick<Input, 'photo_count' | 'video_count'>): string[] {
  const parts = [
    ...(photo_count > 0 ? [formatCount(photo_count, 'foto', "foto's")] : []),
    ...(video_count > 0 ? ['een filmpje'] : []),
  ];
  return parts.length === 0 ? [] : [`U hebt ${parts.join(' en ')} meegestuurd.`];
}

/** Confirms a report to its reporter, with its number (docs/product.md#reports). */
export const reportReceivedMail = defineMail<Input>({
  examples: {
    report_received: {
      recipient: exampleReceiver,
      association: { code: '1001', name: 'VvE De Kade' },
      reference: 'M-2026-0031',
      subject: 'Natte plek op het plafond van mijn slaapkamer',
      place: 'In mijn appartement, Kadestraat 43',
      photo_count: 3,
      unreadable_count: 1,
      video_count: 1,
      link: 'https://mijn.example.nl/todos/1',
    },
  },
  compose: ({ brand }, { recipient, association, reference, subject, place, link, ...files }) => ({
    recipient: recipient.email,
    subject: `Uw melding ${reference}: ${subject}`,
    content: {
      kicker: `Actiepunten · ${association.name}`,
      greeting: greetingOf(recipient),
      before: [
        `Wij hebben uw melding ontvangen. Het nummer is ${reference}.`,
        `Waar: ${place}`,
        ...filesLine(files),
        ...unreadableLines(files.unreadable_count).map(
          (line) => `${line} U kunt die opnieuw sturen in een reactie op uw melding.`,
        ),
        'U volgt de melding. In het portaal ziet u wat ermee gebeurt, en kunt u reageren.',
      ],
      button: { label: 'Bekijk uw melding', link },
      after: [`Is het gevaarlijk of spoedeisend? Bel dan meteen ${brand.phone}.`],
      reason: `U krijgt deze mail omdat u iets hebt gemeld bij ${association.name}.`,
    },
  }),
});
