import type { LastChange } from '@mijn/domain/visibility';
import type { Member } from './member.ts';

const STORY_NOW = '2026-11-20T12:00:00.000Z';

export const UNCHANGED: LastChange = { version: 1, changed_at: null, changed_by: null };

export const nowOf = (member: Member | undefined): string => member?.now ?? STORY_NOW;

export const nameOfMember = (member: Member | undefined): string =>
  member?.account.user.name ?? 'Bram Bestuur';

export const changedBy = (member: Member | undefined): Pick<LastChange, 'changed_at' | 'changed_by'> => ({
  changed_at: nowOf(member),
  changed_by: { name: nameOfMember(member), is_staff: false },
});
