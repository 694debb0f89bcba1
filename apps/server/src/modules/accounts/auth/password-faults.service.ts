import type { FieldError } from '@mijn/domain/errors';
import type { Services } from '../../../capabilities/services.ts';
import { isKnownPassword } from '../../../platform/security/known-passwords.ts';
import { hasNameInPassword } from '../../../platform/security/names-in-password.ts';
import { listOwnNames } from './users.repository.ts';

/** A visitor with a link has no id yet. */
interface Owner {
  id?: string;
  name: string;
  email: string;
}

/** Finds names of member, company, portal and place in a password, and known passwords (docs/product.md#new-passwords). */
export async function findPasswordFaults(
  { config: { brand }, database }: Pick<Services, 'config' | 'database'>,
  password: string,
  { id, ...user }: Owner,
): Promise<FieldError[]> {
  const names = id === undefined ? [] : await listOwnNames(database.queries, id);
  const faults: FieldError[] = [];
  if (hasNameInPassword(password, { user, brand, names })) faults.push({ code: 'contains_name' });
  if (isKnownPassword(password)) faults.push({ code: 'common_password' });
  return faults;
}

/** Checks a body that its contract refuses, so that the member learns of all faults at once. */
export async function findFaultsOfBody(
  services: Pick<Services, 'config' | 'database'>,
  body: unknown,
  owner?: Owner,
): Promise<Record<string, FieldError[]>> {
  const { password, email } = Object(body);
  if (typeof password !== 'string') return {};
  const known = owner ?? { name: '', email: typeof email === 'string' ? email : '' };
  return { password: await findPasswordFaults(services, password, known) };
}
