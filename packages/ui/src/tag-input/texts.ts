export const texts = {
  help: 'Sluit een label af met een komma of Enter.',
  remove: (tag: string) => `Verwijder label ${tag}`,
  removed: (tag: string) => `Label ${tag} is verwijderd.`,
};

/** Why a tag was not added. */
export function refusalText(tag: string, reason: 'duplicate' | 'too_many', max: number): string {
  if (reason === 'duplicate') return `Het label ${tag} staat er al.`;
  return `Het label ${tag} past er niet meer bij. U kunt ${max} labels gebruiken.`;
}
