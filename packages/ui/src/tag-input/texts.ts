import type { TagRefusal, TagRules } from '@mijn/domain/tags';

export const texts = {
  help: 'Sluit een label af met een komma of Enter.',
  remove: (tag: string) => `Verwijder label ${tag}`,
  removed: (tag: string) => `Label ${tag} is verwijderd.`,
};

/** Returns the Dutch message that explains why a tag was not added. */
export function refusalText(tag: string, reason: TagRefusal, { max, maxLength }: TagRules): string {
  if (reason === 'duplicate') return `Het label ${tag} staat er al.`;
  if (reason === 'too_long') return `Het label ${tag} is te lang. Gebruik hoogstens ${maxLength} tekens.`;
  return `Het label ${tag} past er niet meer bij. U kunt ${max} labels gebruiken.`;
}
