import { defineMail } from '../../../platform/mail/define-mail.ts';
import type { Receiver } from '../../../platform/mail/receiver.ts';
import { exampleNotice, securityNotice } from '../../../platform/mail/security-notice.ts';

const changes = {
  passkey_added: {
    subject: 'Er is een passkey toegevoegd',
    event: (name: string) =>
      `Er is een passkey toegevoegd met de naam “${name}”. Daarmee kan iemand inloggen zonder uw wachtwoord.`,
  },
  passkey_removed: {
    subject: 'Er is een passkey verwijderd',
    event: (name: string) =>
      `De passkey met de naam “${name}” is verwijderd. Met deze passkey kan niemand meer inloggen.`,
  },
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
    const { subject, event } = changes[change];
    return securityNotice(sender, member, { subject, event: event(name), now });
  },
});
