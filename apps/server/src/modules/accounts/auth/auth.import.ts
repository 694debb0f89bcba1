import { type InferType, object, string } from 'yup';
import { eq, inArray, sql } from 'drizzle-orm';
import { reportVisibilities } from '@mijn/domain/reports';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@mijn/domain/limits';
import {
  associations,
  memberships,
  owners,
  recoveryCodes,
  staff,
  users,
} from '../../../platform/database/index.ts';
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
} from '../../../capabilities/import/columns.ts';
import { defineImporter, type ImportRow, type ReadyRow } from '../../../capabilities/import/importer.ts';
import {
  isOther,
  type Outcome,
  outcomeOf,
  withdrawnIf,
  written,
} from '../../../capabilities/import/outcomes.ts';
import { byCode } from '../../../capabilities/import/known-sets.ts';
import { createUpsert, inGroups } from '../../../capabilities/import/upsert-rows.ts';
import { changedSince, personalColumns, personalValues, updateImported } from './personal.import.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { endMembership, membershipWithdrawal, userWithdrawal } from './withdrawal.import.ts';
import { idsOfOwners, listOwners } from '../../../capabilities/import/owners.ts';
import { sealTotp } from './totp-secret.service.ts';
import { hashRecoveryCode } from '../../../platform/security/digest.ts';
import type { ColumnFault } from '../../../capabilities/import/faults.ts';
import type { ImportContext } from '../../../capabilities/import/import-context.ts';

const associationColumns = object({
  code: code(),
  name: requiredText(),
  title: text(),
  two_checkers_above: amountOrNo(),
  report_visibility: string().oneOf(reportVisibilities, `must be ${reportVisibilities.join(', ')}`),
});

type AssociationRow = ImportRow<InferType<typeof associationColumns>>;

const associationsUpsert = (rules: readonly ('two_checkers_above_cents' | 'report_visibility')[]) =>
  createUpsert({ table: associations, target: ['code'], set: ['name', 'title', ...rules] });

/** An import without a rule keeps it, so that a file without its column never switches the rule off. */
const associationUpserts = {
  none: associationsUpsert([]),
  checkers: associationsUpsert(['two_checkers_above_cents']),
  reports: associationsUpsert(['report_visibility']),
  both: associationsUpsert(['two_checkers_above_cents', 'report_visibility']),
};

function upsertOfAssociation({
  values,
}: {
  values: { two_checkers_above?: unknown; report_visibility?: unknown };
}) {
  const hasReports = values.report_visibility !== undefined;
  if (values.two_checkers_above === undefined)
    return hasReports ? associationUpserts.reports : associationUpserts.none;
  return hasReports ? associationUpserts.both : associationUpserts.checkers;
}

const associationRows = (rows: readonly AssociationRow[]) =>
  rows.map(
    ({
      id,
      values: { code: ownCode, name, title = null, two_checkers_above: above, report_visibility },
    }) => ({
      id,
      code: ownCode,
      name,
      title,
      two_checkers_above_cents: above === undefined || above === 'no' ? null : centsOfAmount(above),
      report_visibility: report_visibility ?? 'after_review',
    }),
  );

export const associationsImporter = defineImporter({
  name: 'associations',
  known: associations,
  columns: associationColumns,
  key: ['code'],
  recognition: {
    table: associations,
    join: byCode(associations),
    columnsOf: (values) => upsertOfAssociation({ values }).compared,
    rowsOf: associationRows,
  },
  writeMany: (rows, { queries }) =>
    inGroups(rows, upsertOfAssociation, (upsert, some) => upsert.write(queries, associationRows(some))),
  listSame: (rows, { queries }) =>
    inGroups(rows, upsertOfAssociation, (upsert, some) => upsert.listSame(queries, associationRows(some))),
});

/** A value that does not fit its column is left out. */
interface RowOfAccount {
  values: { code?: string | undefined; email?: string | undefined };
}

interface Account {
  code: string;
  email: string;
}

const keyOfEmail = (address: string): string => address.toLowerCase();

/** No other account, in the file or database, may have the address. @param kind the name of the file without `.csv`. */
async function checkEmails(
  kind: string,
  table: typeof users | typeof staff,
  rows: readonly RowOfAccount[],
  { queries, registry }: ImportContext,
): Promise<ColumnFault[][]> {
  const addresses = rows.flatMap(({ values }) => values.email ?? []);
  const accounts: Account[] =
    addresses.length === 0
      ? []
      : await queries
          .select({ code: table.code, email: table.email })
          .from(table)
          .where(inArray(table.email, addresses));
  const stored = new Map(accounts.map(({ code: owner, email: address }) => [keyOfEmail(address), owner]));
  return rows.map(({ values: { code: own, email: address } }) => {
    if (own === undefined || address === undefined) return [];
    const inFile = registry.claim(`e-mail addresses of ${kind}`, keyOfEmail(address), own);
    const others = [inFile, stored.get(keyOfEmail(address))];
    const other = others.find((owner) => owner !== undefined && owner !== own);
    return other === undefined ? [] : [{ column: 'email', reason: `${address} belongs to ${other} already` }];
  });
}

/** Checks the e-mail addresses of users, except where the import keeps the address that the member chose instead. */
async function checkUsers(rows: readonly RowOfAccount[], context: ImportContext): Promise<ColumnFault[][]> {
  const codes = rows.flatMap(({ values }) => values.code ?? []);
  const known = await context.queries
    .select({ code: users.code, email: users.email, imported: users.imported })
    .from(users)
    .where(inArray(users.code, codes));
  const chosen = new Map(
    known.flatMap(({ code: own, email: address, imported }) =>
      imported?.['email'] === undefined || imported['email'] === address ? [] : [[own, imported['email']]],
    ),
  );
  const isKept = ({ values }: RowOfAccount): boolean =>
    values.code !== undefined && values.email !== undefined && chosen.get(values.code) === values.email;
  return checkEmails(
    'users',
    users,
    rows.map((row) => (isKept(row) ? { values: {} } : row)),
    context,
  );
}

const userColumns = object({
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
});

type UserRow = ReadyRow<InferType<typeof userColumns>, { password_hash: string | null }>;

async function insertUsers(
  rows: readonly UserRow[],
  ownerIds: ReadonlyMap<string, string>,
  { queries, registry, secret }: ImportContext,
): Promise<void> {
  if (rows.length === 0) return;
  await queries.insert(users).values(
    rows.map(({ id, values, staged }) => {
      const { owner_code, totp_secret, last_active_association_code: activeCode } = values;
      const imported = personalValues(values);
      return {
        id,
        code: values.code,
        ...imported,
        imported,
        owner_id: owner_code === undefined ? null : ownerIds.get(owner_code),
        password_hash: staged.password_hash,
        last_active_association_id:
          activeCode === undefined ? null : registry.idOf('associations', activeCode),
        totp_secret: totp_secret === undefined ? null : sealTotp(secret, id, totp_secret),
      };
    }),
  );
  const codes = rows.flatMap(({ id, values }) =>
    pieces(values.recovery_codes).map((one) => ({ user_id: id, code_hash: hashRecoveryCode(id, one) })),
  );
  if (codes.length > 0) await queries.insert(recoveryCodes).values(codes).onConflictDoNothing();
}

/** The columns that tell whether the provider changed a user. */
const importedOfUser = ['imported', 'owner_id'] as const;

/** Returns for each row whether the provider changed nothing of the user since the last import. */
async function listSameUsers(rows: readonly UserRow[], { queries }: ImportContext): Promise<boolean[]> {
  const ids = rows.map(({ id }) => id);
  const known = await queries
    .select({ id: users.id, imported: users.imported, owner_code: owners.code })
    .from(users)
    .leftJoin(owners, eq(owners.id, users.owner_id))
    .where(inArray(users.id, ids));
  const byId = new Map(known.map((user) => [user.id, user]));
  return rows.map(({ id, values }) => {
    const user = byId.get(id);
    return (
      user?.imported !== undefined &&
      user.imported !== null &&
      user.owner_code === (values.owner_code ?? null) &&
      Object.keys(changedSince(user.imported, personalValues(values))).length === 0
    );
  });
}

/** Imports password and factor only for a new user, and names, addresses or numbers only if the provider changed them. */
export const usersImporter = defineImporter({
  name: 'users',
  known: users,
  columns: userColumns,
  key: ['code'],
  references: (values) => [
    ['last_active_association_code', 'associations', values.last_active_association_code],
  ],
  check: checkUsers,
  withdrawal: userWithdrawal,
  recognition: {
    table: users,
    join: byCode(users),
    columnsOf: () => importedOfUser,
    async rowsOf(rows, { queries }) {
      const ownerIds = await listOwners(
        queries,
        rows.flatMap(({ values }) => values.owner_code ?? []),
      );
      return rows.map(({ values }) => ({
        imported: personalValues(values),
        owner_id: values.owner_code === undefined ? null : ownerIds.get(values.owner_code),
      }));
    },
  },
  stage: async ({ isNew, values: { password } }) => ({
    password_hash: isNew && password !== undefined ? await hashPassword(password) : null,
  }),
  listSame: listSameUsers,
  async writeMany(rows, context) {
    const { queries, now } = context;
    const ownerIds = await idsOfOwners(
      queries,
      rows.flatMap(({ values }) => values.owner_code ?? []),
    );
    await insertUsers(
      rows.filter(({ isNew }) => isNew),
      ownerIds,
      context,
    );
    const outcomes: Outcome[] = [];
    for (const { id, isNew, values } of rows) {
      const owner_id = values.owner_code === undefined ? null : (ownerIds.get(values.owner_code) ?? null);
      outcomes.push(
        isNew ? 'created' : await updateImported(queries, { id, owner_id }, personalValues(values), now),
      );
    }
    return outcomes;
  },
});

const membershipColumns = object({
  user_code: code(),
  association_code: code(),
  is_board: requiredFlag(),
  is_invoice_check: requiredFlag(),
  is_invoice_check_copy: requiredFlag(),
  is_member: flag(),
});

type MembershipRow = ImportRow<InferType<typeof membershipColumns>>;

const membershipsUpsert = createUpsert({
  table: memberships,
  target: ['association_id', 'user_id'],
  set: ['is_board', 'is_invoice_check', 'is_invoice_check_copy'],
});

const membershipRows = (rows: readonly MembershipRow[], { registry }: ImportContext) =>
  rows.map(({ values }) => ({
    association_id: registry.idOf('associations', values.association_code),
    user_id: registry.idOf('users', values.user_code),
    is_board: values.is_board === 'yes',
    is_invoice_check: values.is_invoice_check === 'yes',
    is_invoice_check_copy: values.is_invoice_check_copy === 'yes',
  }));

const isEnded = ({ values }: MembershipRow): boolean => values.is_member === 'no';

async function endMemberships(rows: readonly MembershipRow[], context: ImportContext): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const membership of membershipRows(rows, context)) {
    outcomes.push(withdrawnIf(await endMembership(context.queries, membership, context.now)));
  }
  return outcomes;
}

export const membershipsImporter = defineImporter({
  name: 'memberships',
  columns: membershipColumns,
  key: ['association_code', 'user_code'],
  withdrawal: membershipWithdrawal,
  recognition: {
    table: memberships,
    join: sql`join ${associations} on ${associations.code} = given.key->>0
      join ${users} on ${users.code} = given.key->>1
      join ${memberships} on ${memberships.association_id} = ${associations.id} and ${memberships.user_id} = ${users.id}`,
    columnsOf: ({ is_member }) => (is_member === 'no' ? undefined : membershipsUpsert.compared),
    rowsOf: membershipRows,
  },
  references: (values) => [
    ['user_code', 'users', values.user_code],
    ['association_code', 'associations', values.association_code],
  ],
  listSame: (rows, context) =>
    inGroups(rows, isEnded, async (ended, some) =>
      ended
        ? some.map(() => false)
        : membershipsUpsert.listSame(context.queries, membershipRows(some, context)),
    ),
  writeMany: (rows, context) =>
    inGroups(rows, isEnded, async (ended, some) =>
      ended
        ? endMemberships(some, context)
        : membershipsUpsert.write(context.queries, membershipRows(some, context)),
    ),
});

export const staffImporter = defineImporter({
  name: 'staff',
  known: staff,
  columns: object({ code: code(), email: email(), name: requiredText() }),
  key: ['code'],
  check: (rows, context) => checkEmails('staff', staff, rows, context),
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
