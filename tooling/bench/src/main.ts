import { buildPortal } from './build-portal.ts';
import { type NumberLimits, pickByName, readCount, WrongParameter } from './parameters.ts';

const USAGE = `Usage: npx -y pnpm@12 bench <what> [<parameter> …]

  bundle   bytes per route against the budgets, and against minimal apps built in the same run
  server   an archive list against a bare handler on the same rows, as ratios
  scale    every list, detail and search with few rows and with many, as ratios: 1,000,000 documents, or as many
           as the number says: bench scale 5000000
  import   the import of 1,000,000 documents of 200,000 owners, and of the same again: time and memory. The number says
           how many documents: bench import 100000
  fuzz     calls that are made up from the contracts, as many as the number says: bench fuzz 100000
  words    200 words searched by their plurals, and their compounds by them: the share that is found
  reading  what members notice while ten hostile files are read
  photos   what members notice while 40 photos are processed, and the memory during 20 uploads at once
  notifications
           what members notice while 5,000 owners are mailed
  events   what 1,000 open event streams cost: memory, and connections to the database
  attack   what members notice while strangers flood the sign-in, and while they hold connections
  fair     what members notice while another one makes 40 searches, or requests 40 pages, at once
  kills    whether writes that were acknowledged are lost or doubled when the server, its database or both are killed
           50 times, or as often as the number says: bench kills 200
  capacity what each call, page, sign-in, upload and mail costs the server and the database, in processor time
  flow     the longest chain of requests of every screen, or of some: bench flow login archive
  film     pictures of sign-in, overview and minutes on a four-year-old phone, in docs/film
  pages    what members wait for on a slow phone, and what a page costs the server. Some screens, or one part of
           paint, scores, walks and server: bench pages archive login --visits 1 --part paint

What the figures mean is in docs/figures.md.
`;

/** A command. Its module is imported when it runs, because Lighthouse takes long to load. */
interface Command {
  /** The maximum number of parameters. */
  parameters: number;
  run: (parameters: readonly string[]) => Promise<void>;
}

const alone = (run: () => Promise<void>): Command => ({ parameters: 0, run });

const FUZZ_LIMITS = { min: 1, max: 10_000_000 };

/**
 * The accepted numbers of documents. Fewer are hardly more than the small filling has. 5,000,000 take about 25 GB of
 * disk space.
 */
const DOCUMENTS_LIMITS = { min: 2000, max: 5_000_000 };

/** The accepted numbers of documents of an import. */
const IMPORT_LIMITS = { min: 100, max: 5_000_000 };

const KILLS_LIMITS = { min: 1, max: 10_000 };

const readOptional = (text: string | undefined, what: string, limits: NumberLimits): number | undefined =>
  text === undefined ? undefined : readCount(text, what, limits);

const commands: Record<string, Command> = {
  bundle: alone(async () => {
    buildPortal();
    await (await import('./bundle/print-bundle.ts')).printBundle();
  }),
  server: alone(async () => (await import('./server/print-server.ts')).printServer()),
  scale: {
    parameters: 1,
    run: async ([documents]) => {
      const count = readOptional(documents, 'documents', DOCUMENTS_LIMITS);
      await (await import('./scale/print-scale.ts')).printScale(count);
    },
  },
  import: {
    parameters: 1,
    run: async ([documents]) => {
      const count = readOptional(documents, 'documents', IMPORT_LIMITS);
      await (await import('./import/print-import.ts')).printImport(count);
    },
  },
  fuzz: {
    parameters: 1,
    run: async ([calls]) => {
      const count = readOptional(calls, 'calls', FUZZ_LIMITS);
      await (await import('./fuzz/print-fuzz.ts')).printFuzz(count);
    },
  },
  words: alone(async () => (await import('./words/print-words.ts')).printWords()),
  reading: alone(async () => (await import('./reading/print-reading.ts')).printReading()),
  photos: alone(async () => (await import('./photos/print-photos.ts')).printPhotos()),
  notifications: alone(async () =>
    (await import('./notifications/print-notifications.ts')).printNotifications(),
  ),
  events: alone(async () => (await import('./events/print-events.ts')).printEvents()),
  attack: alone(async () => (await import('./attack/print-attack.ts')).printAttack()),
  fair: alone(async () => {
    buildPortal();
    await (await import('./fair/print-fair.ts')).printFair();
  }),
  kills: {
    parameters: 1,
    run: async ([kills]) => {
      const count = readOptional(kills, 'kills', KILLS_LIMITS);
      await (await import('./kills/print-kills.ts')).printKills(count);
    },
  },
  capacity: alone(async () => {
    buildPortal();
    await (await import('./capacity/print-capacity.ts')).printCapacity();
  }),
  flow: {
    parameters: Infinity,
    run: async (names) => {
      const picked = pickByName((await import('./screens.ts')).screens, names);
      buildPortal();
      await (await import('./flow/print-flow.ts')).printFlow(picked);
    },
  },
  film: {
    parameters: Infinity,
    run: async (names) => {
      const picked = pickByName((await import('./film/journeys.ts')).journeys, names);
      buildPortal();
      await (await import('./film/print-film.ts')).printFilm(picked);
    },
  },
  pages: {
    parameters: Infinity,
    run: async (parameters) => {
      const plan = (await import('./pages/parameters.ts')).readPagesPlan(parameters);
      buildPortal();
      await (await import('./pages/print-pages.ts')).printPages(plan);
    },
  },
};

const [name = '', ...parameters] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command || parameters.length > command.parameters) {
  process.stderr.write(USAGE);
  process.exit(2);
}
await command.run(parameters).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof WrongParameter) process.stderr.write(`\n${USAGE}`);
  process.exit(error instanceof WrongParameter ? 2 : 1);
});
