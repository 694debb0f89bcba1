export const salutations = ['mr', 'ms', 'mr_and_ms', 'none'] as const;

export type Salutation = (typeof salutations)[number];

export interface NameParts {
  initials: string;
  first_name: string;
  name_prefix: string;
  last_name: string;
}

export const NAME_LENGTHS_MAX = { initials: 20, first_name: 60, name_prefix: 20, last_name: 80 } as const;

export function fullName({ initials, first_name, name_prefix, last_name }: NameParts): string {
  return [first_name.trim() || initials.trim(), name_prefix.trim(), last_name.trim()]
    .filter((part) => part !== '')
    .join(' ');
}
