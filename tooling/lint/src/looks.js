import { placeOf } from './places.js';

/** What every page of the portal stands on, loaded once at its start. */
const FOUNDATION = new Set(['@mijn/ui/tokens.css', '@mijn/ui/base.css']);

const isOfPortal = (file) => {
  const place = placeOf(file);
  return place?.owner === 'apps/portal' && place.inside.startsWith('src/');
};

/** Why the portal may not import this style sheet, or undefined when it may. */
export function faultOfStyleSheet(file, specifier) {
  if (!isOfPortal(file) || !specifier.endsWith('.css')) return undefined;
  if (placeOf(file).inside === 'src/main.tsx' && FOUNDATION.has(specifier)) return undefined;
  return 'The portal has no styles of its own: use a component of @mijn/ui, or add one there.';
}

/** Why the portal may not give an element this attribute, or undefined when it may. */
export function faultOfAttribute(file, name) {
  if (!isOfPortal(file) || !['className', 'style'].includes(name)) return undefined;
  return `The portal gives nothing a ${name}: use a component of @mijn/ui, or add one there.`;
}

/** Looks come from the library alone, as a lint rule. */
export const looks = {
  meta: { type: 'problem', docs: { description: 'The portal takes its looks from @mijn/ui alone.' } },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const report = (node, message) => message && context.report({ node, message });
    const check = ({ source }) => {
      if (source?.type === 'Literal') report(source, faultOfStyleSheet(file, String(source.value)));
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      JSXAttribute: ({ name }) => {
        if (name.type === 'JSXIdentifier') report(name, faultOfAttribute(file, name.name));
      },
    };
  },
};
