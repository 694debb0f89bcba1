import type { AccessTokenScope } from '@mijn/domain/access-tokens';
import { dutchTime, formatDate } from '@mijn/domain/formats';
import { defineMail } from '../../../platform/mail/define-mail.ts';
import type { Receiver } from '../../../platform/mail/receiver.ts';
import { exampleNotice, securityNotice } from '../../../platform/mail/security-notice.ts';

interface Input {
  member: Receiver;
  token: {
    name: string;
    scope: AccessTokenScope;
    /** The field is null for all associations. */
    association: string | null;
    expires_at: Date;
  };
  now: Date;
}

const rights = { read: 'lezen', write: 'lezen en wijzigen' } as const;

const example = { name: 'Boekhouding', expires_at: new Date('2027-02-17T09:00:00.000Z') };

export const accessTokenMail = defineMail<Input>({
  examples: {
    access_token_created: {
      ...exampleNotice,
      token: { ...example, scope: 'read', association: 'VvE De Kade' },
    },
    access_token_for_all_created: {
      ...exampleNotice,
      token: { ...example, scope: 'write', association: null },
    },
  },
  compose: (sender, { member, token: { name, scope, association, expires_at }, now }) => {
    const where = association === null ? 'al uw verenigingen' : association;
    return securityNotice(sender, member, {
      subject: 'Er is een sleutel voor een app gemaakt',
      event: `Er is een sleutel voor een app gemaakt met de naam “${name}”. Een app met deze sleutel kan namens u gegevens ${rights[scope]} van ${where}, tot ${formatDate(dutchTime(expires_at))}.`,
      now,
    });
  },
});
