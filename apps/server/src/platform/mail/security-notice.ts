import type { Sender } from './define-mail.ts';
import { texts } from './texts.ts';

/** A member who receives a mail. */
export interface Receiver {
  email: string;
  name: string;
}

/** An event in the account of a member. */
interface SecurityEvent {
  subject: string;
  /** What happened, as a sentence. */
  event: string;
  now: Date;
}

/** The member and the time in the examples of these mails. */
export const exampleNotice = {
  member: { email: 'anna.eigenaar@example.nl', name: 'Anna Eigenaar' },
  now: new Date('2026-11-19T09:00:00.000Z'),
};

/** Returns the content of a mail about the security of an account: what happened, when, and what to do. */
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
