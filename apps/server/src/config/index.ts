export type { Config } from './config.ts';
export { keptSecret, openDataFolder } from './data-folder.ts';
export { readConfig } from './read-config.ts';
export { StartFault } from './start-fault.ts';
