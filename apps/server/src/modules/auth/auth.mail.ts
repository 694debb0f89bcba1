import type { Brand } from '@mijn/domain/brand';
import { dutchTime, formatLongDate, formatTime } from '@mijn/domain/formats';
import { PASSWORD_RESET_MS } from '@mijn/domain/limits';
import type { Config } from '../../config/read-config.ts';
import { layOut } from '../../mail/layout.ts';
import type { NewMail } from '../../mail/send-mail.job.ts';

/**
 * Returns the mail with the link to choose a new password.
 * @param requestId The id of the request. All attempts at one request have the same id, so that it is mailed
 * once.
 */
export function resetMail(
  brand: Brand,
  user: { email: string; name: string },
  link: string,
  requestId: string,
): NewMail {
  return {
    dedupe_key: `password_reset:${requestId}`,
    recipient: user.email,
    subject: `Kies een nieuw wachtwoord voor ${brand.portal_name}`,
    ...layOut(brand, {
      greeting: `Beste ${user.name},`,
      before: [
        `U heeft gevraagd om een nieuw wachtwoord voor ${brand.portal_name}. Klik op de knop om het te kiezen.`,
      ],
      button: { label: 'Nieuw wachtwoord kiezen', link },
      after: [
        `De link werkt één keer, en nog ${PASSWORD_RESET_MS / 60_000} minuten.`,
        'Heeft u hier niet om gevraagd? Dan hoeft u niets te doen. Uw wachtwoord blijft hetzelfde.',
      ],
    }),
  };
}

/** Returns the mail to a new user, with the link to choose a password. */
export function welcomeMail(
  brand: Brand,
  user: { id: string; email: string; name: string },
  link: string,
): NewMail {
  return {
    dedupe_key: `welcome:${user.id}`,
    recipient: user.email,
    subject: `Uw account voor ${brand.portal_name}`,
    ...layOut(brand, {
      greeting: `Beste ${user.name},`,
      before: [
        `Er is een account voor u gemaakt in ${brand.portal_name}. Klik op de knop om een wachtwoord te kiezen. Daarna kunt u inloggen met dit e-mailadres.`,
      ],
      button: { label: 'Wachtwoord kiezen', link },
      after: [
        `De link werkt één keer, en nog ${PASSWORD_RESET_MS / 60_000} minuten. Werkt de link niet meer? Klik dan op de inlogpagina op "Wachtwoord vergeten?".`,
      ],
    }),
  };
}

/** A session of provider staff who acted for a member. */
interface EndedAccess {
  email: string;
  name: string;
  staff_name: string;
  happened_at: Date;
  details: Readonly<Record<string, string | number | boolean>>;
}

/** Returns the mail to a member for whom provider staff acted, after their session. */
export function staffAccessMail(
  { brand, appUrl }: Pick<Config, 'brand' | 'appUrl'>,
  { email, name, staff_name, happened_at, details }: EndedAccess,
  sessionId: string,
): NewMail {
  const started = dutchTime(happened_at);
  const could = details['is_read_only'] === true ? 'kon alleen meekijken' : 'kon ook iets wijzigen';
  return {
    dedupe_key: `staff_access:${sessionId}`,
    recipient: email,
    subject: `Een medewerker heeft meegekeken in ${brand.portal_name}`,
    ...layOut(brand, {
      greeting: `Beste ${name},`,
      before: [
        `${staff_name} van ${brand.company} heeft op ${formatLongDate(started)} om ${formatTime(started)} namens u het portaal bekeken, en ${could}.`,
        `De reden was: ${String(details['reason'] ?? '')}`,
      ],
      button: {
        label: 'Bekijk wat er is gedaan',
        link: new URL('/profile/settings#medewerkers', appUrl).href,
      },
      after: ['U krijgt deze mail omdat u aanmelden in twee stappen gebruikt.'],
    }),
  };
}
