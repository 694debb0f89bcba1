import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@mijn/domain/limits';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { object, string } from 'yup';
import { owners, recoveryCodes, users, type Queries } from '../../database/index.ts';
import { hashPassword } from '../../security/passwords.ts';
import { hashRecoveryCode } from '../../security/recovery-code.ts';
import { code, email, pieces, requiredText, text } from '../../import/columns.ts';
import { defineImporter } from '../../import/importer.ts';
import { createEmailCheck } from './check-email.import.ts';

const checkEmail = createEmailCheck(users);

async function ownerId(queries: Queries, ownerCode: string | undefined): Promise<string | null> {
  if (ownerCode === undefined) return null;
  await queries.insert(owners).values({ id: newId(), code: ownerCode }).onConflictDoNothing();
  const [owner] = await queries.select({ id: owners.id }).from(owners).where(eq(owners.code, ownerCode));
  return owner?.id ?? null;
}

/** What signs a user in is theirs: an import sets it for a new user, and never changes it. */
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
  }),
  key: ['code'],
  references: (values) => [
    ['last_active_association_code', 'associations', values.last_active_association_code],
  ],
  check: async ({ values }, context) => checkEmail(values, context),
  async write({ id, isNew, values }, { queries, registry }) {
    const { name, password, totp_secret, recovery_codes, last_active_association_code: activeCode } = values;
    const owner_id = await ownerId(queries, values.owner_code);
    if (!isNew) {
      await queries.update(users).set({ email: values.email, name, owner_id }).where(eq(users.id, id));
      return;
    }
    await queries.insert(users).values({
      id,
      code: values.code,
      email: values.email,
      name,
      owner_id,
      password_hash: password === undefined ? null : await hashPassword(password),
      last_active_association_id: activeCode === undefined ? null : registry.idOf('associations', activeCode),
      totp_secret: totp_secret ?? null,
    });
    const codes = pieces(recovery_codes).map((one) => ({
      user_id: id,
      code_hash: hashRecoveryCode(id, one),
    }));
    if (codes.length > 0) await queries.insert(recoveryCodes).values(codes).onConflictDoNothing();
  },
});
