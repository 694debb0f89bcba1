import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '../../..');

export const portalFolder = path.join(projectRoot, 'apps/portal');
export const builtPortalFolder = path.join(portalFolder, 'dist');
export const serverFolder = path.join(projectRoot, 'apps/server');

const benchFolder = path.resolve(import.meta.dirname, '..');

export const floorPartsFolder = path.join(benchFolder, 'floors');
export const floorsFolder = path.join(benchFolder, '.floors');
export const pagesFolder = path.join(benchFolder, 'pages');
export const reportsFolder = path.join(benchFolder, 'reports');
