import { fileURLToPath } from 'node:url';

const serverRoot = new URL('../../', import.meta.url);

/** The project's root folder. */
export const projectRoot = fileURLToPath(new URL('../../', serverRoot));

/** The SQL files of the database's history. */
export const migrationsFolder = fileURLToPath(new URL('migrations/', serverRoot));

/** The folder with the demo's CSV files, brand and drawn files. */
export const demoFolder = fileURLToPath(new URL('demo/', serverRoot));

/** The portal as it was built. */
export const builtPortalFolder = fileURLToPath(new URL('../portal/dist/', serverRoot));
