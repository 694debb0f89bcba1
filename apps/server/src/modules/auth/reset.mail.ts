import type { Brand } from '@mijn/domain/brand';
import { PASSWORD_RESET_MS } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import { layOut, type NewMail } from '../../mail/index.ts';

/** The mail with the link to choose a new password. */
export function resetMail(brand: Brand, user: { email: string; name: string }, link: string): NewMail {
  return {
    dedupe_key: `password_reset:${newId()}`,
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
