import type { Association } from '@mijn/domain/associations';
import type { AuthUser } from '@mijn/domain/auth';

export interface Account {
  user: AuthUser;
  password: string;
}

/** The member who makes a call to a mocked provider. */
export interface Member {
  account: Account;
  /** The association of the call as this member sees it; undefined for a call about the member alone. */
  association: Association | undefined;
  /** The time of the call, in ISO 8601. */
  now: string;
}

const STORY_NOW = '2026-11-20T12:00:00.000Z';

export const nowOf = (member: Member | undefined): string => member?.now ?? STORY_NOW;

export const nameOfMember = (member: Member | undefined): string =>
  member?.account.user.name ?? 'Bram Bestuur';
