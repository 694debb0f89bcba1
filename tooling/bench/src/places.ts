import path from 'node:path';

/** The root of the workspace. */
export const projectRoot = path.resolve(import.meta.dirname, '../../..');

export const portalFolder = path.join(projectRoot, 'apps/portal');
export const builtPortalFolder = path.join(portalFolder, 'dist');
export const serverFolder = path.join(projectRoot, 'apps/server');

/** The folder with the parts of the floors, and the folder where floors are assembled and built. */
export const floorPartsFolder = path.resolve(import.meta.dirname, '../floors');
export const floorsFolder = path.resolve(import.meta.dirname, '../.floors');

export const reportsFolder = path.resolve(import.meta.dirname, '../reports');

/** The folder of the component library, and the page that uses a few of its components. */
export const libraryFolder = path.join(projectRoot, 'packages/ui/src');
export const libraryPage = path.resolve(import.meta.dirname, '../library/sign-in-page.tsx');

/** The page of another application, which lists todos with the API package. */
export const clientPage = path.resolve(import.meta.dirname, '../client/list-page.ts');

/** The folder of the pictures of `bench film`. */
export const filmFolder = path.join(projectRoot, 'docs/film');
