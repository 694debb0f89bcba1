import { v7 as newId } from 'uuid';
import { StartFault } from '../../../platform/config/errors.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import type { Foundation } from '../../../platform/foundation.ts';
import { createResetLink } from './reset.service.ts';
import { findAssociationIds, findUser, insertUser } from './users.repository.ts';
import { welcomeMail } from './auth.mail.ts';

export interface NewMembership {
  code: string;
  is_board: boolean;
  is_invoice_check: boolean;
  is_invoice_check_copy: boolean;
}

export interface NewUser {
  /** Imports identify the user by this code of the provider. */
  code: string;
  email: string;
  name: string;
  memberships: readonly NewMembership[];
  isMailed: boolean;
}

async function faultsOf(
  { database: { queries } }: Pick<Foundation, 'database'>,
  { code, email, memberships: wanted }: NewUser,
  known: ReadonlyMap<string, string>,
): Promise<string[]> {
  const sameEmail = await findUser(queries, 'email', email);
  const sameCode = await findUser(queries, 'code', code);
  return [
    ...(sameEmail
      ? [`--email: ${email} has an account; "Wachtwoord vergeten?" on the login page sends a new link.`]
      : sameCode
        ? [`--code: ${code} belongs to another account.`]
        : []),
    ...wanted
      .filter((membership) => !known.has(membership.code))
      .map((membership) => `--association: there is no association ${membership.code}; import it first.`),
  ];
}

/**
 * Returns a link to choose a password, which works once within seven days. @throws StartFault if the e-mail address or the
 * code is taken, or an association does not exist.
 */
export async function addUser(foundation: Foundation, user: NewUser): Promise<string> {
  const { config, database, now } = foundation;
  const codes = user.memberships.map(({ code }) => code);
  const known = await findAssociationIds(database.queries, codes);
  const faults = await faultsOf(foundation, user, known);
  if (faults.length > 0) throw new StartFault(...faults);
  const { code, email, name } = user;
  const row = { id: newId(), code, email, name, salutation: null, name_prefix: null, last_name: null };
  return inTransaction(database.queries, async (transaction) => {
    const rows = user.memberships.flatMap(({ code: associationCode, ...rights }) => {
      const association_id = known.get(associationCode);
      return association_id === undefined ? [] : [{ association_id, ...rights }];
    });
    await insertUser(transaction, row, rows);
    const link = await createResetLink(transaction, config, row, now(), 'welcome');
    if (user.isMailed) {
      const mail = { ...welcomeMail(config, { user: row, link }), dedupe_key: `welcome:${row.id}` };
      await writeMail(transaction, mail, now());
    }
    await writeAudit(transaction, {
      action: 'user_added',
      happened_at: now(),
      user_id: row.id,
      details: { code, memberships: rows.length },
    });
    return link;
  });
}
