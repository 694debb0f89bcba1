import type { Salutation } from '@mijn/domain/names';

export const salutationTexts: Readonly<Record<Salutation, string>> = {
  mr: 'De heer',
  ms: 'Mevrouw',
  mr_and_ms: 'De heer en mevrouw',
  none: 'Geen aanhef',
};
