import { placeOf } from './places.js';

/** The style sheets that the portal imports once, at its start. All pages depend on them. */
const FOUNDATION = new Set(['@mijn/ui/tokens.css', '@mijn/ui/base.css']);

const isOfPortal = (file) => {
  const place = placeOf(file);
  return place?.owner === 'apps/portal' && place.inside.startsWith('src/');
};

export function faultOfStyleSheet(file, specifier) {
  if (!isOfPortal(file) || !specifier.endsWith('.css')) return undefined;
  if (placeOf(file).inside === 'src/main.tsx' && FOUNDATION.has(specifier)) return undefined;
  return 'The portal has no styles of its own: use a component of @mijn/ui, or add one there.';
}

export function faultOfAttribute(file, name) {
  if (!isOfPortal(file) || !['className', 'style'].includes(name)) return undefined;
  return `The portal gives nothing a ${name}: use a component of @mijn/ui, or add one there.`;
}

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
