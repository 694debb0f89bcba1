import { dutchTime, formatLongDate, formatTime } from '@mijn/domain/formats';
import type { Config } from '../config/read-config.ts';
import { layOut } from './layout.ts';
import type { NewMail } from './send-mail.job.ts';

/** A member who receives a mail. */
export interface Receiver {
  id: string;
  email: string;
  name: string;
}

/** An event in the account of a member. */
interface SecurityNotice {
  /** The kind of event, for the key against doubles. */
  kind: string;
  subject: string;
  /** What happened, as a sentence. */
  event: string;
  now: Date;
}

/** Returns a mail about the security of an account: what happened, when, and what to do if it was not the member. */
export function securityNotice(
  { brand, appUrl }: Pick<Config, 'brand' | 'appUrl'>,
  { id, email, name }: Receiver,
  { kind, subject, event, now }: SecurityNotice,
): NewMail {
  const time = dutchTime(now);
  return {
    dedupe_key: `${kind}:${id}:${now.toISOString()}`,
    recipient: email,
    subject,
    ...layOut(brand, {
      greeting: `Beste ${name},`,
      before: [`${event} Dat gebeurde op ${formatLongDate(time)} om ${formatTime(time)}.`],
      button: { label: 'Naar mijn instellingen', link: new URL('/profile/settings', appUrl).href },
      after: [
        'Was u dit zelf? Dan hoeft u niets te doen.',
        'Was u dit niet? Kies dan meteen een nieuw wachtwoord, kijk bij uw instellingen, en bel ons.',
      ],
    }),
  };
}
