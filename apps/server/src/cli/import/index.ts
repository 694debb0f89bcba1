export { importFolder, type ImportResult } from './import-folder.ts';
