import { NAME_LENGTHS_MAX, type Salutation, salutations } from '@mijn/domain/names';
import { PHONE_LENGTH_MAX, toInternational } from '@mijn/domain/phones';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { string } from 'yup';
import { emailChanges, type Queries, users } from '../../../platform/database/index.ts';
import { text } from '../../../capabilities/import/columns.ts';
import { PHONE_WITHOUT_ZERO } from '../../../capabilities/import/excel-spellings.ts';
import type { Outcome } from '../../../capabilities/import/outcomes.ts';

const WITHOUT_ZERO =
  'has lost the zero or the plus at its start: give the column the format "Tekst" in Excel, and fill in the numbers again';

const phone = () =>
  text(PHONE_LENGTH_MAX).test('phone', 'is not a telephone number', (value, { createError }) => {
    if (value === undefined || toInternational(value) !== undefined) return true;
    return PHONE_WITHOUT_ZERO.test(value) ? createError({ message: WITHOUT_ZERO }) : false;
  });

export const personalColumns = {
  salutation: string().oneOf([...salutations], `must be one of ${salutations.join(', ')}`),
  initials: text(NAME_LENGTHS_MAX.initials),
  first_name: text(NAME_LENGTHS_MAX.first_name),
  name_prefix: text(NAME_LENGTHS_MAX.name_prefix),
  last_name: text(NAME_LENGTHS_MAX.last_name),
  phone: phone(),
  mobile: phone(),
};

type Part = Exclude<keyof typeof personalColumns, 'salutation'>;

interface PersonalValues extends Record<Part, string | null> {
  email: string;
  name: string;
  salutation: Salutation | null;
}

/** The values that both the provider and the member can change. */
export const personalValues = (
  values: { email: string; name: string; salutation?: Salutation | undefined } & {
    [Name in Part]?: string | undefined;
  },
): PersonalValues & Record<string, string | null> => ({
  email: values.email,
  name: values.name,
  salutation: values.salutation ?? null,
  initials: values.initials ?? null,
  first_name: values.first_name ?? null,
  name_prefix: values.name_prefix ?? null,
  last_name: values.last_name ?? null,
  phone: values.phone ?? null,
  mobile: values.mobile ?? null,
});

/** Leaves out values that the provider did not change, so that they stay as the member changed them. */
export function changedSince(
  earlier: Readonly<Record<string, string | null>> | null,
  values: PersonalValues & Record<string, string | null>,
): Partial<PersonalValues> {
  const changed = Object.entries(values).filter(([name, value]) => (earlier?.[name] ?? null) !== value);
  return Object.fromEntries(changed);
}

export async function updateImported(
  queries: Queries,
  { id, owner_id }: { id: string; owner_id: string | null },
  values: PersonalValues & Record<string, string | null>,
  now: Date,
): Promise<Outcome> {
  const [known] = await queries
    .select({ imported: users.imported, owner_id: users.owner_id })
    .from(users)
    .where(eq(users.id, id));
  const changes = changedSince(known?.imported ?? null, values);
  const isChanged = Object.keys(changes).length > 0;
  if (!isChanged && known?.imported && known.owner_id === owner_id) return 'unchanged';
  await queries
    .update(users)
    .set({
      ...changes,
      owner_id,
      imported: values,
      ...(isChanged && { profile_version: sql`${users.profile_version} + 1` }),
    })
    .where(eq(users.id, id));
  if (changes.email !== undefined) {
    // The provider decides which address counts, so that no earlier link changes it afterwards.
    await queries
      .update(emailChanges)
      .set({ settled_at: now })
      .where(and(eq(emailChanges.user_id, id), isNull(emailChanges.settled_at)));
  }
  return 'changed';
}
