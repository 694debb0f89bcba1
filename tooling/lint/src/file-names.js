import { moduleOf, placeOf } from './places.js';

/** Returns the name of a file directly in the folder of a server module. Files in other subfolders are not checked. */
function nameInModule(inside) {
  const folder = `src/modules/${moduleOf(inside)}/`;
  const name = inside.startsWith(folder) ? inside.slice(folder.length) : '';
  return name.includes('/') ? '' : name;
}

const WORDS = '[a-z0-9]+(?:-[a-z0-9]+)*';

export function faultOfFileName(file, roles) {
  const place = placeOf(file);
  const name = place?.owner === 'apps/server' && nameInModule(place.inside);
  if (!name || name === 'index.ts') return undefined;
  if (new RegExp(`^${WORDS}(?:\\.(?:${roles.join('|')}))?\\.test\\.ts$`, 'u').test(name)) return undefined;
  if (new RegExp(`^${WORDS}\\.(?:${roles.join('|')})\\.ts$`, 'u').test(name)) return undefined;
  return `A file of a module is called <resource>.<role>.ts, with one of the roles ${roles.join(', ')}; not ${name}.`;
}

/** The lint rule that checks the names of files in server modules. Its option `roles` lists the allowed roles. */
export const fileNames = {
  meta: {
    type: 'problem',
    docs: { description: 'The files of a server module are called <resource>.<role>.ts.' },
    schema: [
      {
        type: 'object',
        properties: { roles: { type: 'array', items: { type: 'string' } } },
        required: ['roles'],
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    return {
      Program: (node) => {
        const message = faultOfFileName(file, context.options[0].roles);
        if (message) context.report({ node, message });
      },
    };
  },
};
