import { PASSWORD_RESET_MS } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import type { Config } from '../../config/config.ts';
import { layOut, type NewMail } from '../../mail/index.ts';

/** The mail with the link to choose a new password. */
export function resetMail(
  { appUrl, brand }: Pick<Config, 'appUrl' | 'brand'>,
  user: { email: string; name: string },
  token: string,
): NewMail {
  const link = new URL(`/password/reset/${token}/${encodeURIComponent(user.email)}`, appUrl).href;
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
