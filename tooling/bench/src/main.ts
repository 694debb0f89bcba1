import { buildPortal } from './build-portal.ts';

const USAGE = `Usage: npx -y pnpm@12 bench <what> [<number>]

  bundle   bytes per route against the budgets, and against minimal apps built in the same run
  server   an archive list against a bare handler on the same rows, as ratios
  scale    every list, detail and search with few rows and with many, as ratios
  fuzz     calls that are made up from the contracts, as many as the number says: bench fuzz 100000
  words    200 words searched by their plurals, and their compounds by them: the share that is found
  reading  what members notice while ten hostile files are read
  notifications
           what members notice while 5,000 owners are mailed
  pages    Lighthouse on the production build, median of 3

What the figures mean is in docs/figures.md.
`;

/**
 * The functions of the commands, by name. The module of a command is imported when the command runs, because
 * Lighthouse takes long to load.
 */
const commands: Record<string, (count?: number) => Promise<void>> = {
  bundle: async () => {
    buildPortal();
    await (await import('./bundle/print-bundle.ts')).printBundle();
  },
  server: async () => (await import('./server/print-server.ts')).printServer(),
  scale: async () => (await import('./scale/print-scale.ts')).printScale(),
  fuzz: async (count) => (await import('./fuzz/print-fuzz.ts')).printFuzz(count),
  words: async () => (await import('./words/print-words.ts')).printWords(),
  reading: async () => (await import('./reading/print-reading.ts')).printReading(),
  notifications: async () => (await import('./notifications/print-notifications.ts')).printNotifications(),
  pages: async () => {
    buildPortal();
    await (await import('./pages/print-pages.ts')).printPages();
  },
};

const [name = '', number, ...rest] = process.argv.slice(2);
const count = number === undefined ? undefined : Number(number);
const isUsed =
  rest.length === 0 && (count === undefined || (name === 'fuzz' && Number.isInteger(count) && count > 0));
const command = isUsed && Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  process.stderr.write(USAGE);
  process.exit(2);
}
await command(count).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
