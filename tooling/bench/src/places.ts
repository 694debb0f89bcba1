import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

export const portalFolder = path.join(projectRoot, 'apps/portal');
export const builtPortalFolder = path.join(portalFolder, 'dist');
export const serverFolder = path.join(projectRoot, 'apps/server');

export const floorPartsFolder = path.resolve(import.meta.dirname, '../floors');
export const floorsFolder = path.resolve(import.meta.dirname, '../.floors');

export const reportsFolder = path.resolve(import.meta.dirname, '../reports');

export const libraryFolder = path.join(projectRoot, 'packages/ui/src');
export const libraryPage = path.resolve(import.meta.dirname, '../library/sign-in-page.tsx');

export const clientPage = path.resolve(import.meta.dirname, '../client/list-page.ts');

export const filmFolder = path.join(projectRoot, 'docs/film');
