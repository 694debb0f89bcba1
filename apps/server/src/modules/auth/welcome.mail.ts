import type { Brand } from '@mijn/domain/brand';
import { PASSWORD_RESET_MS } from '@mijn/domain/limits';
import { layOut, type NewMail } from '../../mail/index.ts';

/** The mail to a new user, with the link to choose a password. */
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
