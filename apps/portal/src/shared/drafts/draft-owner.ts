import type { AuthUser } from '@mijn/domain/auth';

/**
 * Whose a draft is. Staff who act for a member do not find that member's drafts, nor does the member find theirs.
 */
export const ownerOf = ({ id, impersonation }: AuthUser): string =>
  impersonation ? `${id}~${encodeURIComponent(impersonation.staff_name)}` : id;
