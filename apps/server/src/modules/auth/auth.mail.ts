import type { Brand } from '@mijn/domain/brand';
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

/**
 * Returns the mail that tells a member that the password was changed.
 * @param changeId The id of the change, so that it is mailed once.
 */
export function passwordChangedMail(
  { brand, appUrl }: Pick<Config, 'brand' | 'appUrl'>,
  user: { email: string; name: string },
  changeId: string,
): NewMail {
  return {
    dedupe_key: `password_changed:${changeId}`,
    recipient: user.email,
    subject: `Uw wachtwoord voor ${brand.portal_name} is gewijzigd`,
    ...layOut(brand, {
      greeting: `Beste ${user.name},`,
      before: [
        `U hebt uw wachtwoord voor ${brand.portal_name} gewijzigd. Op alle andere apparaten bent u uitgelogd.`,
        'Was u dit niet? Kies dan meteen een nieuw wachtwoord. Daarmee is ook niemand anders meer ingelogd.',
      ],
      button: { label: 'Nieuw wachtwoord kiezen', link: new URL('/forgot-password', appUrl).href },
      after: [`Komt u er niet uit? Bel dan ${brand.phone}. Was u dit wel? Dan hoeft u niets te doen.`],
    }),
  };
}
