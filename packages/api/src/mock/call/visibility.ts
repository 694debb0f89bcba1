import type { LastChange } from '@mijn/domain/visibility';
import type { Member } from './member.ts';

/** The time of changes if nobody says who makes them. */
const STORY_NOW = '2026-11-20T12:00:00.000Z';

/** A setting that nobody has changed. */
export const UNCHANGED: LastChange = { version: 1, changed_at: null, changed_by: null };

/** Returns the time of a change. */
export const nowOf = (member: Member | undefined): string => member?.now ?? STORY_NOW;

/** Returns the name of who makes a change. */
export const nameOfMember = (member: Member | undefined): string =>
  member?.account.user.name ?? 'Bram Bestuur';

/** Returns what a change of a setting says about who made it. */
export const changedBy = (member: Member | undefined): Pick<LastChange, 'changed_at' | 'changed_by'> => ({
  changed_at: nowOf(member),
  changed_by: { name: nameOfMember(member), is_staff: false },
});
