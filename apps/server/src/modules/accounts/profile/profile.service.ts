import { fullName, type Salutation } from '@mijn/domain/names';
import type { Profile, UpdateContactBody, UpdatePersonalBody } from '@mijn/domain/profile';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError, type Caller, orNotFound, type Unserialised } from '../../../platform/wire/index.ts';
import { findPendingEmail } from '../auth/email-change.service.ts';
import * as repository from './profile.repository.ts';

export { findApartment } from './profile.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

export async function getProfile(
  queries: Queries,
  { user_id }: Pick<Caller, 'user_id'>,
  now: Date,
): Promise<Unserialised<Profile>> {
  const row = orNotFound(await repository.findProfile(queries, user_id));
  return { ...row, pending_email: await findPendingEmail(queries, user_id, now) };
}

const orNull = <Text extends string>(text: Text | ''): Text | null => (text === '' ? null : text);

/** A repeat changes nothing. @throws AppError `conflict` if the profile was changed since the version in the call. */
async function save(
  { database: { queries }, now }: Needs,
  caller: Caller,
  version: number,
  changes: Parameters<typeof repository.updateProfile>[2],
): Promise<Unserialised<Profile>> {
  const { user_id } = caller;
  const before: Readonly<Record<string, unknown>> = { ...(await repository.findProfile(queries, user_id)) };
  const changed = Object.entries(changes).filter(([name, value]) => before[name] !== value);
  if (changed.length > 0) {
    await inTransaction(queries, async (transaction) => {
      const isSaved = await repository.updateProfile(transaction, { user_id, version }, changes);
      if (!isSaved) throw new AppError('conflict');
      await auditCaller(
        transaction,
        caller,
        'profile_changed',
        { fields: changed.map(([name]) => name).join(', ') },
        now(),
      );
    });
  }
  return getProfile(queries, { user_id }, now());
}

/** The shown name follows from its parts. @throws AppError `conflict` if the profile has another version. */
export async function updatePersonal(
  services: Needs,
  caller: Caller,
  { version, salutation, ...parts }: UpdatePersonalBody,
): Promise<Unserialised<Profile>> {
  return save(services, caller, version, {
    name: fullName(parts),
    salutation: orNull<Salutation>(salutation),
    initials: orNull(parts.initials),
    first_name: orNull(parts.first_name),
    name_prefix: orNull(parts.name_prefix),
    last_name: parts.last_name,
  });
}

/** Numbers are kept as typed. @throws AppError `conflict` if the profile was changed since the version in the call. */
export async function updateContact(
  services: Needs,
  caller: Caller,
  { version, phone, mobile }: UpdateContactBody,
): Promise<Unserialised<Profile>> {
  return save(services, caller, version, { phone: orNull(phone), mobile: orNull(mobile) });
}
