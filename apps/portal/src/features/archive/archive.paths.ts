export const archivePath = '/archive';
