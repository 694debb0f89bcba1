#!/usr/bin/env node
import { runProgram } from './program.ts';

const stop = new AbortController();
// The first signal cleans up; a second one ends the program at once.
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    process.stderr.write('\nStopping: what was created is deleted. Press Ctrl-C again to leave at once.\n');
    stop.abort();
  });
}

process.exitCode = await runProgram(process.argv.slice(2), {
  environment: process.env,
  signal: stop.signal,
  print: (text) => void process.stdout.write(text),
  printError: (text) => void process.stderr.write(text),
});
