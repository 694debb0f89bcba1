import type { Brand } from '@mijn/domain/brand';
import { PASSWORD_RESET_MS } from '@mijn/domain/limits';
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
