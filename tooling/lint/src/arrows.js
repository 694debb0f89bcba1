import path from 'node:path';
import { featureOf, isAround, moduleOf, packageArrows, placeOf } from './places.js';

/** The name of the package that a bare specifier names: `@mijn/ui/button` is of `@mijn/ui`. */
function packageOf(specifier) {
  const [scope, name] = specifier.split('/');
  return scope?.startsWith('@') ? `${scope}/${name}` : (scope ?? '');
}

function faultOfBareImport(room, specifier) {
  const arrows = packageArrows[room];
  if (!arrows || specifier.startsWith('node:')) return undefined;
  const target = packageOf(specifier);
  if (target.startsWith('@mijn/')) {
    return arrows.workspace.includes(target) ? undefined : `${room} may not import ${target}.`;
  }
  if (!arrows.libraries || arrows.libraries.includes(target)) return undefined;
  return `${room} knows only ${arrows.libraries.join(', ')}; not ${target}.`;
}

function faultInPortal(from, to) {
  const [fromFeature, toFeature] = [featureOf(from), featureOf(to)];
  if (fromFeature && toFeature && fromFeature !== toFeature) {
    return `The feature ${fromFeature} may not import the feature ${toFeature}: only app/ composes features.`;
  }
  if (from.startsWith('src/shared/') && toFeature) return 'shared/ knows no feature.';
  const isPaths = to === 'src/app/paths.ts';
  if (!from.startsWith('src/app/') && !from.startsWith('src/main') && to.startsWith('src/app/') && !isPaths) {
    return 'Only app/ imports from app/, but for its paths.';
  }
  return undefined;
}

function faultInServer(from, to) {
  const [fromModule, toModule] = [moduleOf(from), moduleOf(to)];
  if (!fromModule && toModule && /^src\/(files|mail|jobs|database)\//u.test(from)) {
    return `${from.split('/')[1]}/ knows no module.`;
  }
  if (fromModule && toModule && fromModule !== toModule && /\.(module|repository)\.ts$/u.test(to)) {
    return `The module ${fromModule} reaches ${toModule} through its service, not its module file or repository.`;
  }
  return undefined;
}

function faultOfRelativeImport(file, place, specifier) {
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  const targetPlace = placeOf(target);
  if (targetPlace?.room !== place.room)
    return `A relative import may not leave ${place.room}: import the package.`;
  if (place.room === 'apps/portal') return faultInPortal(place.inside, targetPlace.inside);
  if (place.room === 'apps/server') return faultInServer(place.inside, targetPlace.inside);
  return undefined;
}

/** Why this import is not allowed, or undefined when it is. */
export function faultOf(file, specifier) {
  const place = placeOf(file);
  if (!place || isAround(file) || place.room.startsWith('tooling/')) return undefined;
  return specifier.startsWith('.')
    ? faultOfRelativeImport(file, place, specifier)
    : faultOfBareImport(place.room, specifier);
}

/** The arrows of the architecture, as a lint rule. */
export const arrows = {
  meta: { type: 'problem', docs: { description: 'Imports follow the arrows of the architecture.' } },
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
    };
  },
};
