import { fileURLToPath } from 'node:url';

const serverRoot = new URL('../../../', import.meta.url);

export const projectRoot = fileURLToPath(new URL('../../', serverRoot));

export const migrationsFolder = fileURLToPath(new URL('migrations/', serverRoot));

export const demoFolder = fileURLToPath(new URL('demo/', serverRoot));

export const apiDocumentFile = fileURLToPath(new URL('../../packages/api/openapi.json', serverRoot));

export const builtPortalFolder = fileURLToPath(new URL('../portal/dist/', serverRoot));
