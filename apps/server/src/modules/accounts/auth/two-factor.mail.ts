import { defineMail } from '../../../platform/mail/define-mail.ts';
import type { Receiver } from '../../../platform/mail/receiver.ts';
import { exampleNotice, securityNotice } from '../../../platform/mail/security-notice.ts';
import { nameList } from './hold.mail.ts';

const changes = {
  two_factor_enabled: {
    subject: 'Inloggen in twee stappen is aangezet',
    event: 'Inloggen in twee stappen is aangezet. Na uw wachtwoord vragen wij voortaan ook een code.',
  },
  two_factor_disabled: {
    subject: 'Inloggen in twee stappen is uitgezet',
    event: 'Inloggen in twee stappen is uitgezet. U logt voortaan in met alleen uw wachtwoord.',
  },
  recovery_codes_renewed: {
    subject: 'Nieuwe herstelcodes gemaakt',
    event: 'Er zijn nieuwe herstelcodes gemaakt. De oude herstelcodes werken niet meer.',
  },
} as const;

export type TwoFactorChange = keyof typeof changes;

export const twoFactorMail = defineMail<{ member: Receiver; change: TwoFactorChange; now: Date }>({
  examples: { two_factor_changed: { ...exampleNotice, change: 'two_factor_enabled' } },
  compose: (sender, { member, change, now }) => securityNotice(sender, member, { ...changes[change], now }),
});

interface RemovedFactor {
  member: Receiver;
  now: Date;
  isOff: boolean;
  passkeys: readonly string[];
  isRequired: boolean;
}

/** The provider removed the factor, because the member asked for that. */
export const factorRemovedMail = defineMail<RemovedFactor>({
  examples: {
    second_factor_removed: { ...exampleNotice, isOff: true, passkeys: [], isRequired: false },
    required_second_factor_removed: {
      ...exampleNotice,
      isOff: true,
      passkeys: ['Mijn telefoon', 'Laptop'],
      isRequired: true,
    },
  },
  compose: (sender, { member, now, isOff, passkeys, isRequired }) => {
    const subject = isOff ? 'Inloggen in twee stappen is uitgezet' : 'Uw passkeys zijn verwijderd';
    const parts = [
      ...(isOff
        ? ['Wij hebben inloggen in twee stappen voor u uitgezet, omdat ons daarom is gevraagd.']
        : []),
      ...(passkeys.length > 0
        ? [`Wij hebben deze passkeys voor u verwijderd, omdat ons daarom is gevraagd: ${nameList(passkeys)}.`]
        : []),
      isRequired
        ? 'U logt in met uw wachtwoord, en stelt daarna een nieuwe tweede stap in.'
        : 'U logt voortaan in met alleen uw wachtwoord.',
    ];
    return securityNotice(sender, member, { subject, event: parts.join(' '), now });
  },
});
