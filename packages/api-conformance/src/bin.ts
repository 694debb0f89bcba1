#!/usr/bin/env node

/** The oldest major version of Node that the kit runs on. Older ones fail on its imports, with a message that says nothing. */
const NODE_MIN = 22;

async function main(): Promise<number> {
  if (Number.parseInt(process.versions.node, 10) < NODE_MIN) {
    process.stderr.write(`This is Node ${process.versions.node}. The kit needs Node ${NODE_MIN} or later.\n`);
    return 2;
  }
  const { runProgram } = await import('./program.ts');
  const stop = new AbortController();
  // The first signal cleans up; a second one ends the program at once.
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      process.stderr.write('\nStopping: what was created is deleted. Press Ctrl-C again to leave at once.\n');
      stop.abort();
    });
  }
  return runProgram(process.argv.slice(2), {
    environment: process.env,
    signal: stop.signal,
    print: (text) => void process.stdout.write(text),
    printError: (text) => void process.stderr.write(text),
    ...(process.stderr.isTTY && {
      showProgress: ({ number, total, check }) =>
        void process.stderr.write(`\r\u001B[K${number}/${total} ${check}${number === total ? '\n' : ''}`),
    }),
  });
}

process.exitCode = await main();
