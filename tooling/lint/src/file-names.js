import { placeOf } from './places.js';

/** A file directly in the folder of a module; what lies deeper is a part of it with names of its own. */
const IN_MODULE = /^src\/modules\/[^/]+\/([^/]+)$/u;

const WORDS = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** Why a file of a server module may not have this name, or undefined when it may. */
export function faultOfFileName(file, roles) {
  const place = placeOf(file);
  const name = place?.owner === 'apps/server' && IN_MODULE.exec(place.inside)?.[1];
  if (!name || name === 'index.ts') return undefined;
  if (new RegExp(`^${WORDS}(?:\\.(?:${roles.join('|')}))?\\.test\\.ts$`, 'u').test(name)) return undefined;
  if (new RegExp(`^${WORDS}\\.(?:${roles.join('|')})\\.ts$`, 'u').test(name)) return undefined;
  return `A file of a module is called <resource>.<role>.ts, with one of the roles ${roles.join(', ')}; not ${name}.`;
}

/** The names of files in server modules, as a lint rule. Its option `roles` lists what a file may be. */
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
