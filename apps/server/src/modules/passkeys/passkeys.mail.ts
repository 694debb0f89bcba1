import { defineMail } from '../../platform/mail/define-mail.ts';
import { exampleNotice, type Receiver, securityNotice } from '../../platform/mail/security-notice.ts';

const changes = {
  passkey_added: (name: string) =>
    `Er is een passkey toegevoegd met de naam “${name}”. Daarmee kan iemand inloggen zonder uw wachtwoord.`,
  passkey_removed: (name: string) =>
    `De passkey met de naam “${name}” is verwijderd. Daarmee kan niemand meer inloggen.`,
} as const;

export type PasskeyChange = keyof typeof changes;

interface Input {
  member: Receiver;
  change: PasskeyChange;
  name: string;
  now: Date;
}

export const passkeyMail = defineMail<Input>({
  examples: {
    passkey_added: { ...exampleNotice, change: 'passkey_added', name: 'Mijn telefoon' },
    passkey_removed: { ...exampleNotice, change: 'passkey_removed', name: 'Mijn telefoon' },
  },
  compose: (sender, { member, change, name, now }) => {
    const subject = `Uw beveiliging in ${sender.brand.portal_name} is gewijzigd`;
    return securityNotice(sender, member, { subject, event: changes[change](name), now });
  },
});
