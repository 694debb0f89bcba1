export const salutations = ['mr', 'ms', 'mr_and_ms', 'none'] as const;

export type Salutation = (typeof salutations)[number];

/** The parts of a name, as the forms of the provider have them. An empty part is not filled in. */
export interface NameParts {
  initials: string;
  first_name: string;
  /** The part between first name and last name, such as `van der`. */
  name_prefix: string;
  last_name: string;
}

export const NAME_LENGTHS_MAX = { initials: 20, first_name: 60, name_prefix: 20, last_name: 80 } as const;

/** Returns the name that the portal shows, such as `Anna van der Berg`. Without a first name it has the initials. */
export function fullName({ initials, first_name, name_prefix, last_name }: NameParts): string {
  return [first_name.trim() || initials.trim(), name_prefix.trim(), last_name.trim()]
    .filter((part) => part !== '')
    .join(' ');
}
