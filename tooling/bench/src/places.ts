import path from 'node:path';

/** The root of the workspace. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');

export const portalFolder = path.join(projectRoot, 'apps/portal');
export const builtPortalFolder = path.join(portalFolder, 'dist');
export const serverFolder = path.join(projectRoot, 'apps/server');

/** The minimal apps that the portal is held against: their parts, and where they are put together and built. */
export const floorPartsFolder = path.resolve(import.meta.dirname, '../floors');
export const floorsFolder = path.resolve(import.meta.dirname, '../.floors');

export const reportsFolder = path.resolve(import.meta.dirname, '../reports');

/** The component library, and the page that is built from a few of its components. */
export const libraryFolder = path.join(projectRoot, 'packages/ui/src');
export const libraryPage = path.resolve(import.meta.dirname, '../library/sign-in-page.tsx');
