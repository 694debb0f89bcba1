import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isAround, placeOf } from './places.js';
import { faultsOfSheet, ownProperties, propertiesIn } from './tokens.js';

/** The style sheets that the portal imports once, at its start. All pages depend on them. */
const FOUNDATION = new Set(['@mijn/ui/tokens.css', '@mijn/ui/base.css']);

const MODULE = /^(?:\.{1,2}\/)+(?:[\w-]+\/)*[\w-]+\.module\.css$/u;

const FEATURE = /^src\/features\/[^/]+\//u;

const isOfPortal = (file) => {
  const place = placeOf(file);
  return place?.owner === 'apps/portal' && place.inside.startsWith('src/');
};

/** A component of a feature may have styles of its own. A screen composes components, and has none. */
function isOwnSheet(file, specifier) {
  if (!MODULE.test(specifier) || file.endsWith('.screen.tsx')) return false;
  const [feature] = FEATURE.exec(placeOf(file).inside) ?? [];
  const sheet = path.posix.join(path.posix.dirname(file), specifier);
  return feature !== undefined && placeOf(sheet).inside.startsWith(feature);
}

export function faultOfStyleSheet(file, specifier) {
  if (!isOfPortal(file) || !specifier.endsWith('.css') || isOwnSheet(file, specifier)) return undefined;
  if (placeOf(file).inside === 'src/main.tsx' && FOUNDATION.has(specifier)) return undefined;
  return 'Only a component of a feature has a style sheet: a `.module.css` of that feature.';
}

export function faultOfAttribute(file, name, hasSheet) {
  if (!isOfPortal(file) || isAround(file) || hasSheet || !['className', 'style'].includes(name))
    return undefined;
  return `A file of the portal without a style sheet gives nothing a ${name}: use a component of @mijn/ui.`;
}

function faultOfTokens(file, specifier, code) {
  const sheet = path.join(path.dirname(file), specifier);
  if (!specifier.endsWith('.module.css') || !existsSync(sheet)) return undefined;
  const known = ownProperties().union(propertiesIn(code));
  const faults = faultsOfSheet(readFileSync(sheet, 'utf8'), known);
  return faults.length === 0
    ? undefined
    : `Styles take colours, weights and fonts from the tokens: ${faults.join(', ')}.`;
}

export const looks = {
  meta: { type: 'problem', docs: { description: 'Looks come from the tokens and components of @mijn/ui.' } },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const report = (node, message) => message && context.report({ node, message });
    let hasSheet = false;
    const check = ({ source }) => {
      if (source?.type !== 'Literal') return;
      const specifier = String(source.value);
      hasSheet ||= specifier.endsWith('.module.css');
      report(source, faultOfStyleSheet(file, specifier));
      report(source, faultOfTokens(file, specifier, context.sourceCode.text));
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      JSXAttribute: ({ name }) => {
        if (name.type === 'JSXIdentifier') report(name, faultOfAttribute(file, name.name, hasSheet));
      },
    };
  },
};
