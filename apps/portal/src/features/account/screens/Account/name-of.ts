import type { Profile } from '@mijn/domain/profile';
import { salutationTexts } from '../../components/texts.ts';

/** Returns the name as on an envelope: `De heer B.J. (Bram) de Vries`. */
export function nameOf({
  name,
  salutation,
  initials,
  first_name,
  name_prefix,
  last_name,
}: Pick<Profile, 'name' | 'salutation' | 'initials' | 'first_name' | 'name_prefix' | 'last_name'>): string {
  if (last_name === null) return name;
  const title = salutation === null || salutation === 'none' ? null : salutationTexts[salutation];
  const first = initials && first_name ? `(${first_name})` : first_name;
  return [title, initials, first, name_prefix, last_name].filter(Boolean).join(' ');
}
