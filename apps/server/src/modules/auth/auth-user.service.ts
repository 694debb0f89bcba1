import type { AuthUser } from '@mijn/domain/auth';
import type { Database } from '../../database/index.ts';
import type { Caller } from '../../wire/index.ts';
import { listAssociations } from './users.repository.ts';

/** The signed-in member as the wire knows them: nothing of an association before the second factor (decisions §3). */
export async function authUserOf(database: Database, caller: Caller, now: Date): Promise<AuthUser> {
  const { is_authenticated, impersonator } = caller;
  return {
    id: caller.user_id,
    email: caller.email,
    name: caller.name,
    associations: is_authenticated ? await listAssociations(database, caller.user_id) : [],
    last_active_association_id: is_authenticated ? caller.last_active_association_id : null,
    owner: is_authenticated && caller.owner_id !== null ? { id: caller.owner_id } : null,
    two_factor_auth: { enabled: caller.has_two_factor, authenticated: is_authenticated },
    session_ends_in_s: Math.max(0, Math.ceil((caller.expires_at.getTime() - now.getTime()) / 1000)),
    impersonation: impersonator && {
      staff_name: impersonator.staff_name,
      ends_at: caller.expires_at.toISOString(),
      is_read_only: impersonator.is_read_only,
    },
  };
}
