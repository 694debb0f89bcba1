import { parseArgs } from 'node:util';
import { buildPortal, createDemoData } from './build.ts';
import { pickByName, readCount, WrongParameter } from './parameters.ts';

const USAGE = `Usage: npx -y pnpm@12 bench <what> [<parameter> …]

  bundle    bytes per route against the budgets, and what each library costs
  server    an archive list against a bare handler on the same rows, as ratios
  scale     every list, detail and search with few rows and with many: 1,000,000 documents, or bench scale 5000000
  import    an import of 1,000,000 documents, and of the same again: time and memory; or bench import 100000
  fair      what members notice while the server has other work, all of it or what is named: bench fair photos
            attack: strangers flood the sign-in, and hold connections
            floods: another member makes 40 searches, or requests 40 pages, at once
            guesses: 200 strangers guess passwords
            store: the file store hangs, and 14 members upload again and again
            uploads: another member makes 40 uploads at once, again and again
            import: a folder of 58,400 rows is imported
            photos: 40 photos are processed; and the memory during 20 uploads at once
            notifications: 5,000 owners are mailed
            events: 1,000 members have an open event stream
  busy      what members wait for while other programs keep the processors busy, step by step
  commands  processor time of \`mijn --help\`, of \`mijn status\`, and of a server from its start until it is ready
  votes     how long 300 members who vote within 10 s wait, and the votes that are lost when the server, its database
            or both are killed
  capacity  what each page, call, sign-in, upload and mail costs the server and the database, in processor time
  flow      the longest chain of requests of every screen, or of some: bench flow /login /archive
  search    63 questions in the words of owners: what the search of the portal answers in its first three hits
  pages     what members wait for on a slow phone. Some screens, or one part of paint, presses and walks:
            bench pages /archive /login --visits 1 --part paint

What the figures mean is in docs/figures.md.
`;

type Run = (parameters: readonly string[]) => Promise<unknown>;

/** A command without parameters, and what is built first. */
const alone =
  (run: () => Promise<unknown>, ...builds: readonly (() => void)[]): Run =>
  async (parameters) => {
    pickByName([], parameters);
    for (const build of builds) build();
    await run();
  };

const DOCUMENTS = { max: 5_000_000, usual: 1_000_000 };

function parsePages(args: string[]) {
  const options = { visits: { type: 'string' }, part: { type: 'string', multiple: true } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new WrongParameter(error instanceof Error ? error.message : String(error));
  }
}

/** A command imports its module when it runs, because the browser and the server take long to load. */
const commands: Record<string, Run> = {
  bundle: alone(async () => (await import('./bundle/print-bundle.ts')).printBundle(), buildPortal),
  server: alone(async () => (await import('./server/archive-list.ts')).printServer()),
  scale: async (parameters) => {
    // Fewer documents are hardly more than the small filling has. 5,000,000 take about 25 GB of disk space.
    const count = readCount(parameters, 'documents', { min: 2000, ...DOCUMENTS });
    await (await import('./scale/scale.ts')).printScale(count);
  },
  import: async (parameters) => {
    const count = readCount(parameters, 'documents', { min: 100, ...DOCUMENTS });
    await (await import('./import/print-import.ts')).printImport(count);
  },
  fair: async (names) => {
    const { fairCases } = await import('./fair/cases.ts');
    for (const { name, run } of pickByName(fairCases, names)) {
      console.log(`\n${name}`);
      await run();
    }
  },
  busy: alone(async () => (await import('./busy/busy.ts')).printBusy(), buildPortal),
  commands: alone(async () => (await import('./commands/commands.ts')).printCommands()),
  votes: alone(async () => (await import('./votes/votes.ts')).printVotes()),
  capacity: alone(async () => (await import('./capacity/capacity.ts')).printCapacity(), buildPortal),
  flow: async (names) => {
    buildPortal();
    createDemoData();
    await (await import('./flow/measure-flow.ts')).measureFlows(names);
  },
  search: alone(
    async () => (await import('./search/ask-questions.ts')).measureSearch(),
    buildPortal,
    createDemoData,
  ),
  pages: async (parameters) => {
    const { values, positionals } = parsePages([...parameters]);
    const visits = readCount([values.visits ?? '5'], 'visits', { min: 1, max: 99, usual: 5 });
    buildPortal();
    await (await import('./pages/pages.ts')).printPages(positionals, values.part ?? [], visits);
  },
};

const [name = '', ...parameters] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  process.stderr.write(USAGE);
  process.exit(2);
}
await command(parameters).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof WrongParameter) process.stderr.write(`\n${USAGE}`);
  process.exit(error instanceof WrongParameter ? 2 : 1);
});
