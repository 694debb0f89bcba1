import { fileURLToPath } from 'node:url';

const serverRoot = new URL('../../../', import.meta.url);

/** The absolute path of the root folder of the project. */
export const projectRoot = fileURLToPath(new URL('../../', serverRoot));

/** The absolute path of the folder with the SQL migrations. */
export const migrationsFolder = fileURLToPath(new URL('migrations/', serverRoot));

/** The absolute path of the folder with the CSV files, brand and drawn files of the demo. */
export const demoFolder = fileURLToPath(new URL('demo/', serverRoot));

/** The absolute path of the OpenAPI document, which the API package contains. */
export const apiDocumentFile = fileURLToPath(new URL('../../packages/api/openapi.json', serverRoot));

/** The absolute path of the folder of the built portal. */
export const builtPortalFolder = fileURLToPath(new URL('../portal/dist/', serverRoot));
