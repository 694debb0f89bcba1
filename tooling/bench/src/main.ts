import { buildPortal } from './build-portal.ts';

const USAGE = `Usage: npx -y pnpm@12 bench <what>

  bundle   bytes per route against the budgets, and against minimal apps built in the same run
  server   an archive list against a bare handler on the same rows, as ratios
  scale    every list, detail and search with few rows and with many, as ratios
  reading  what members notice while ten hostile files are read
  pages    Lighthouse on the production build, median of 3

What the figures mean is in docs/figures.md.
`;

/** Each command is loaded when it is asked for: Lighthouse takes its time. */
const commands: Record<string, () => Promise<void>> = {
  bundle: async () => {
    buildPortal();
    await (await import('./bundle/print-bundle.ts')).printBundle();
  },
  server: async () => (await import('./server/print-server.ts')).printServer(),
  scale: async () => (await import('./scale/print-scale.ts')).printScale(),
  reading: async () => (await import('./reading/print-reading.ts')).printReading(),
  pages: async () => {
    buildPortal();
    await (await import('./pages/print-pages.ts')).printPages();
  },
};

const [name = '', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) && rest.length === 0 ? commands[name] : undefined;
if (!command) {
  process.stderr.write(USAGE);
  process.exit(2);
}
await command().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
