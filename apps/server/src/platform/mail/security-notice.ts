import type { Sender } from './define-mail.ts';
import { exampleReceiver, greetingOf, type Receiver } from './receiver.ts';
import { texts } from './texts.ts';

interface SecurityEvent {
  /** What happened, in a few words: "Inloggen in twee stappen is aangezet". */
  subject: string;
  event: string;
  now: Date;
}

export const exampleNotice = {
  member: exampleReceiver,
  now: new Date('2026-11-19T09:00:00.000Z'),
};

export function securityNotice(
  { brand, appUrl }: Sender,
  receiver: Receiver,
  { subject, event, now }: SecurityEvent,
) {
  return {
    recipient: receiver.email,
    subject: `${subject} in ${brand.portal_name}`,
    content: {
      greeting: greetingOf(receiver),
      before: [
        `${event} Dat gebeurde op ${texts.moment(now)}.`,
        'Was u dit zelf? Dan hoeft u niets te doen.',
        `Was u dit niet? Kies dan meteen een nieuw wachtwoord, en bel ons: ${brand.phone}.`,
      ],
      button: { label: 'Nieuw wachtwoord kiezen', link: new URL('/forgot-password', appUrl).href },
      after: [],
      isLetter: true,
      reason: `U krijgt deze mail omdat het om de veiligheid van uw account in ${brand.portal_name} gaat.`,
      endings: [{ label: 'Naar mijn instellingen', link: new URL('/profile/settings', appUrl).href }],
    },
  };
}
