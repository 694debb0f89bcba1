import path from 'node:path';

/**
 * Returns the data folder of the shared server of a run, and the environment variables of all servers of the
 * run.
 */
export function foldersIn(folder: string) {
  return {
    /** The data folder of the server that most journeys share. */
    dataDir: path.join(folder, 'shared'),
    serverEnvironment: {
      LOG_LEVEL: 'warn',
      // The machine may run the stories at the same time, and the journeys test the pages that the server draws.
      DRAW_MS_MAX: '10000',
      // The servers share a compile cache, which makes the start of a server a fifth shorter.
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    },
  };
}
