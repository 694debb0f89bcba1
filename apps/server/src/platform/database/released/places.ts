import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../released');

/** The schema of the previous version, which `pnpm --filter @mijn/server release` writes. */
export const releasedFile = path.join(folder, 'schema.json');

/** The faults that were looked at, each with the reason why the previous version does not fail. */
export const acceptedFile = path.join(folder, 'accepted.json');
