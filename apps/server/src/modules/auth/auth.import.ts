import { object, string } from 'yup';
import { and, eq, ne } from 'drizzle-orm';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import {
  associations,
  memberships,
  owners,
  type Queries,
  recoveryCodes,
  staff,
  users,
} from '../../database/index.ts';
import {
  amountOrNo,
  centsOfAmount,
  code,
  email,
  flag,
  pieces,
  requiredFlag,
  requiredText,
  text,
} from '../../import/columns.ts';
import { type ColumnFault, defineImporter, type ImportContext } from '../../import/importer.ts';
import { isOther, outcomeOf, withdrawnIf, written } from '../../import/outcomes.ts';
import { personalColumns, personalValues, updateImported } from './personal.import.ts';
import { hashPassword } from '../../security/passwords.ts';
import { endMembership, membershipWithdrawal, userWithdrawal } from './withdrawal.import.ts';
import { sealTotp } from './totp-secret.service.ts';
import { hashRecoveryCode } from '../../security/digest.ts';

export const associationsImporter = defineImporter({
  name: 'associations',
  known: associations,
  columns: object({ code: code(), name: requiredText(), title: text(), two_checkers_above: amountOrNo() }),
  key: ['code'],
  async write({ id, values }, { queries }) {
    const { name, title = null, two_checkers_above: above } = values;
    // An import without the amount keeps it, so that a file without the column never switches the rule off.
    const rule =
      above === undefined ? {} : { two_checkers_above_cents: above === 'no' ? null : centsOfAmount(above) };
    const set = { name, title, ...rule };
    const rows = await queries
      .insert(associations)
      .values({ id, code: values.code, ...set })
      .onConflictDoUpdate({
        target: associations.code,
        set,
        setWhere: isOther(associations, Object.keys(set)),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});

/** A row with the code and the e-mail address of an account. A value that does not fit its column is left out. */
interface RowOfAccount {
  values: { code?: string | undefined; email?: string | undefined };
}

/** Creates a check that no other account, in the file or in the database, has the same e-mail address. */
function createEmailCheck(table: typeof users | typeof staff) {
  const seen = new WeakMap<ImportContext, Map<string, string>>();
  return async (
    { values: { code: ownCode, email: address } }: RowOfAccount,
    context: ImportContext,
  ): Promise<ColumnFault[]> => {
    if (ownCode === undefined || address === undefined) return [];
    const codes = seen.get(context) ?? new Map<string, string>();
    seen.set(context, codes);
    const inFile = codes.get(address.toLowerCase());
    codes.set(address.toLowerCase(), ownCode);
    const [inDatabase] = await context.queries
      .select({ code: table.code })
      .from(table)
      .where(and(eq(table.email, address), ne(table.code, ownCode)));
    const other = inFile === ownCode ? inDatabase?.code : (inFile ?? inDatabase?.code);
    return other === undefined ? [] : [{ column: 'email', reason: `${address} belongs to ${other} already` }];
  };
}

const checkEmailOfUser = createEmailCheck(users);

/** Checks the e-mail address of a user, unless the import keeps the address that the member chose instead. */
async function checkUser(row: RowOfAccount, context: ImportContext) {
  const { code: userCode, email: address } = row.values;
  if (userCode === undefined) return [];
  const [known] = await context.queries
    .select({ email: users.email, imported: users.imported })
    .from(users)
    .where(eq(users.code, userCode));
  const isKept = known !== undefined && known.imported?.['email'] === address && known.email !== address;
  return isKept ? [] : checkEmailOfUser(row, context);
}

async function ownerId(queries: Queries, ownerCode: string | undefined): Promise<string | null> {
  if (ownerCode === undefined) return null;
  await queries.insert(owners).values({ id: newId(), code: ownerCode }).onConflictDoNothing();
  const [owner] = await queries.select({ id: owners.id }).from(owners).where(eq(owners.code, ownerCode));
  return owner?.id ?? null;
}

/**
 * Imports users. The password and the second factor are imported only for a new user. A name, e-mail address
 * or telephone number is imported again when the provider changed it.
 */
export const usersImporter = defineImporter({
  name: 'users',
  known: users,
  columns: object({
    code: code(),
    email: email(),
    name: requiredText(),
    owner_code: text(),
    last_active_association_code: text(),
    password: string()
      .min(PASSWORD_LENGTH_MIN, `has fewer than ${PASSWORD_LENGTH_MIN} characters`)
      .max(PASSWORD_LENGTH_MAX, `has more than ${PASSWORD_LENGTH_MAX} characters`),
    totp_secret: string().matches(
      /^[A-Z2-7]{16,}$/u,
      'must be base32: the letters A to Z and the figures 2 to 7',
    ),
    recovery_codes: text(),
    ...personalColumns,
  }),
  key: ['code'],
  references: (values) => [
    ['last_active_association_code', 'associations', values.last_active_association_code],
  ],
  check: checkUser,
  withdrawal: userWithdrawal,
  async stage({ id, isNew, values }, { registry, now, secret }) {
    const { password, totp_secret, recovery_codes, last_active_association_code: activeCode } = values;
    const imported = personalValues(values);
    const password_hash = isNew && password !== undefined ? await hashPassword(password) : null;
    return async ({ queries }) => {
      const owner_id = await ownerId(queries, values.owner_code);
      if (!isNew) return updateImported(queries, { id, owner_id }, imported, now);
      await queries.insert(users).values({
        id,
        code: values.code,
        ...imported,
        imported,
        owner_id,
        password_hash,
        last_active_association_id:
          activeCode === undefined ? null : registry.idOf('associations', activeCode),
        totp_secret: totp_secret === undefined ? null : sealTotp(secret, id, totp_secret),
      });
      const codes = pieces(recovery_codes).map((one) => ({
        user_id: id,
        code_hash: hashRecoveryCode(id, one),
      }));
      if (codes.length > 0) await queries.insert(recoveryCodes).values(codes).onConflictDoNothing();
      return 'created';
    };
  },
});

export const membershipsImporter = defineImporter({
  name: 'memberships',
  columns: object({
    user_code: code(),
    association_code: code(),
    is_board: requiredFlag(),
    is_invoice_check: requiredFlag(),
    is_invoice_check_copy: requiredFlag(),
    is_member: flag(),
  }),
  key: ['association_code', 'user_code'],
  withdrawal: membershipWithdrawal,
  references: (values) => [
    ['user_code', 'users', values.user_code],
    ['association_code', 'associations', values.association_code],
  ],
  async write({ values }, { queries, registry, now }) {
    const key = {
      association_id: registry.idOf('associations', values.association_code),
      user_id: registry.idOf('users', values.user_code),
    };
    if (values.is_member === 'no') return withdrawnIf(await endMembership(queries, key, now));
    const rights = {
      is_board: values.is_board === 'yes',
      is_invoice_check: values.is_invoice_check === 'yes',
      is_invoice_check_copy: values.is_invoice_check_copy === 'yes',
    };
    const rows = await queries
      .insert(memberships)
      .values({ ...key, ...rights })
      .onConflictDoUpdate({
        target: [memberships.association_id, memberships.user_id],
        set: rights,
        setWhere: isOther(memberships, Object.keys(rights)),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});

export const staffImporter = defineImporter({
  name: 'staff',
  known: staff,
  columns: object({ code: code(), email: email(), name: requiredText() }),
  key: ['code'],
  check: createEmailCheck(staff),
  async write({ id, values }, { queries }) {
    const { name, email: address } = values;
    const rows = await queries
      .insert(staff)
      .values({ id, code: values.code, email: address, name })
      .onConflictDoUpdate({
        target: staff.code,
        set: { email: address, name },
        setWhere: isOther(staff, ['email', 'name']),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});
