import path from 'node:path';

/** Where the servers of a run keep their data, and what every one of them is started with. */
export function foldersIn(folder: string) {
  return {
    /** Of the server that most journeys share. */
    dataDir: path.join(folder, 'shared'),
    serverEnvironment: {
      LOG_LEVEL: 'warn',
      // A start that finds the compiled scripts of another one takes a fifth less.
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    },
  };
}
