import { placeOf } from './places.js';

/** Matches a file directly in the folder of a server module. Files in subfolders are not checked. */
const IN_MODULE = /^src\/modules\/[^/]+\/([^/]+)$/u;

const WORDS = '[a-z0-9]+(?:-[a-z0-9]+)*';

export function faultOfFileName(file, roles) {
  const place = placeOf(file);
  const name = place?.owner === 'apps/server' && IN_MODULE.exec(place.inside)?.[1];
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
