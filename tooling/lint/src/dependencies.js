import path from 'node:path';
import { allowedImports, isAround, placeOf } from './places.js';
import { faultInPortal } from './portal.js';
import { faultInServer } from './server.js';

/** Returns the package name in a bare import specifier: `@mijn/ui` for `@mijn/ui/button`. */
function packageOf(specifier) {
  const [scope, name] = specifier.split('/');
  return scope?.startsWith('@') ? `${scope}/${name}` : (scope ?? '');
}

function faultOfBareImport(owner, specifier) {
  const allowed = allowedImports[owner];
  if (!allowed || specifier.startsWith('node:')) return undefined;
  const target = packageOf(specifier);
  if (target.startsWith('@mijn/')) {
    return allowed.workspace.includes(target) ? undefined : `${owner} may not import ${target}.`;
  }
  if (!allowed.libraries || allowed.libraries.includes(target)) return undefined;
  return `${owner} knows only ${allowed.libraries.join(', ')}; not ${target}.`;
}

function faultOfRelativeImport(file, place, specifier) {
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  const targetPlace = placeOf(target);
  if (targetPlace?.owner !== place.owner)
    return `A relative import may not leave ${place.owner}: import the package.`;
  if (place.owner === 'apps/portal') return faultInPortal(place.inside, targetPlace.inside);
  if (place.owner === 'apps/server') return faultInServer(place.inside, targetPlace.inside);
  return undefined;
}

/** Returns why an import is not allowed, or undefined if it is allowed. */
export function faultOf(file, specifier) {
  const place = placeOf(file);
  if (!place || isAround(file) || place.owner.startsWith('tooling/')) return undefined;
  return specifier.startsWith('.')
    ? faultOfRelativeImport(file, place, specifier)
    : faultOfBareImport(place.owner, specifier);
}

/** The lint rule that checks the dependency rules of the architecture. */
export const dependencies = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports follow the dependency rules of the architecture.' },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const check = ({ source }) => {
      const message = source?.type === 'Literal' && faultOf(file, String(source.value));
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};
