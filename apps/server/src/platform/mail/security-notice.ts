import type { Sender } from './define-mail.ts';
import { texts } from './texts.ts';

export interface Receiver {
  email: string;
  name: string;
}

interface SecurityEvent {
  subject: string;
  event: string;
  now: Date;
}

export const exampleNotice = {
  member: { email: 'anna.eigenaar@example.nl', name: 'Anna Eigenaar' },
  now: new Date('2026-11-19T09:00:00.000Z'),
};

export function securityNotice(
  { brand, appUrl }: Sender,
  { email, name }: Receiver,
  { subject, event, now }: SecurityEvent,
) {
  return {
    recipient: email,
    subject,
    content: {
      greeting: `Beste ${name},`,
      before: [`${event} Dat gebeurde op ${texts.moment(now)}.`],
      button: { label: 'Naar mijn instellingen', link: new URL('/profile/settings', appUrl).href },
      after: [
        'Was u dit zelf? Dan hoeft u niets te doen.',
        'Was u dit niet? Kies dan meteen een nieuw wachtwoord, kijk bij uw instellingen, en bel ons.',
      ],
      isLetter: true,
      reason: `U krijgt deze mail omdat het om de veiligheid van uw account in ${brand.portal_name} gaat.`,
    },
  };
}
