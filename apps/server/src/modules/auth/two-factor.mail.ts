import type { Config } from '../../config/read-config.ts';
import { type Receiver, securityNotice } from '../../mail/security-notice.ts';
import type { NewMail } from '../../mail/send-mail.job.ts';

/** The changes that are mailed to the member, with what happened. */
const changes = {
  two_factor_enabled:
    'Aanmelden in twee stappen is aangezet. Na uw wachtwoord vragen we voortaan ook een code.',
  two_factor_disabled: 'Aanmelden in twee stappen is uitgezet. U logt voortaan in met alleen uw wachtwoord.',
  recovery_codes_renewed: 'Er zijn nieuwe herstelcodes gemaakt. De oude herstelcodes werken niet meer.',
} as const;

export type TwoFactorChange = keyof typeof changes;

/** Returns the mail about a change of the second factor. */
export function twoFactorMail(
  settings: Pick<Config, 'brand' | 'appUrl'>,
  member: Receiver,
  change: TwoFactorChange,
  now: Date,
): NewMail {
  const subject = `Uw beveiliging in ${settings.brand.portal_name} is gewijzigd`;
  return securityNotice(settings, member, { kind: change, subject, event: changes[change], now });
}
