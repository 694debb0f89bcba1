import { defineMail } from '../../mail/define-mail.ts';
import { exampleNotice, type Receiver, securityNotice } from '../../mail/security-notice.ts';

/** The changes that are mailed to the member, with what happened. */
const changes = {
  two_factor_enabled:
    'Aanmelden in twee stappen is aangezet. Na uw wachtwoord vragen we voortaan ook een code.',
  two_factor_disabled: 'Aanmelden in twee stappen is uitgezet. U logt voortaan in met alleen uw wachtwoord.',
  two_factor_removed:
    'Wij hebben aanmelden in twee stappen voor u uitgezet, omdat ons daarom is gevraagd. U logt voortaan in met alleen uw wachtwoord.',
  recovery_codes_renewed: 'Er zijn nieuwe herstelcodes gemaakt. De oude herstelcodes werken niet meer.',
} as const;

export type TwoFactorChange = keyof typeof changes;

/** The mail about a change of the second factor. */
export const twoFactorMail = defineMail<{ member: Receiver; change: TwoFactorChange; now: Date }>({
  examples: { two_factor_changed: { ...exampleNotice, change: 'two_factor_enabled' } },
  compose: (sender, { member, change, now }) => {
    const subject = `Uw beveiliging in ${sender.brand.portal_name} is gewijzigd`;
    return securityNotice(sender, member, { subject, event: changes[change], now });
  },
});
