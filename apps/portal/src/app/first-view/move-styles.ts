const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (attribute: string): string =>
  attribute.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => ENTITIES[entity] ?? entity);

/**
 * Moves style attributes to a style sheet, because the policy of the page applies style elements with a nonce only.
 * React's escaping ensures that ` style="` is an attribute everywhere.
 */
export function moveStyles(html: string): { html: string; css: string } {
  const names = new Map<string, string>();
  const moved = html.replaceAll(/ style="([^"]*)"/gu, (_, style: string) => {
    const name = names.get(style) ?? String(names.size);
    names.set(style, name);
    return ` data-style="${name}"`;
  });
  // A style sheet in a page ends at the first `</style`, wherever it stands.
  const rules = [...names].map(
    ([style, name]) => `[data-style="${name}"]{${decode(style).replaceAll('<', String.raw`\3c `)}}`,
  );
  return { html: moved, css: rules.join('') };
}
