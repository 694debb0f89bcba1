import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The longest time in which no test file ends, in minutes. It is long, because it only has to end a run that hangs. */
const MINUTES = Number(process.env['JEST_HANG_MINUTES'] ?? 15);

/** The time in which a run that is over has to exit by itself, in milliseconds. */
const EXIT_MS = 10_000;

/** Returns the process ids of the workers. Only Linux lists them. */
function workers() {
  try {
    return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

/** Jest waits for ever for a file that blocks its worker. A run whose tests are over, but have left something open, is ended too. */
export default class HangReporter {
  #started = new Set();
  #timer;

  #restart() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), MINUTES * 60_000);
  }

  onRunStart() {
    this.#restart();
  }

  onTestFileStart({ path: file }) {
    this.#started.add(path.relative(process.cwd(), file));
    this.#restart();
  }

  onTestFileResult({ path: file }) {
    this.#started.delete(path.relative(process.cwd(), file));
    this.#restart();
  }

  onRunComplete(_, results) {
    clearTimeout(this.#timer);
    // The timer does not keep the process running. It fires only if something else does.
    setTimeout(() => {
      const open = [...new Set(process.getActiveResourcesInfo())].join(', ');
      process.stderr.write(`\nThe tests have left something open that keeps the run from ending: ${open}\n`);
      process.exit(results.success ? 0 : 1);
    }, EXIT_MS).unref();
  }

  #end() {
    const files = [...this.#started].join(', ');
    process.stderr.write(`\nFor ${MINUTES} minutes no test file has ended. This hangs: ${files}\n`);
    // A worker that is blocked does not notice that Jest is gone.
    for (const id of workers()) process.kill(id, 'SIGKILL');
    process.exit(1);
  }
}
