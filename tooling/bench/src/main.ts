import { buildPortal } from './build.ts';
import { type NumberLimits, pickByName, readCount, WrongParameter } from './parameters.ts';

const USAGE = `Usage: npx -y pnpm@12 bench <what> [<parameter> …]

  bundle   bytes per route against the budgets, and against minimal apps built in the same run
  server   list: an archive list against a bare handler on the same rows, as ratios
           words: 200 words searched by their plurals, and their compounds by them: the share that is found
  scale    every list, detail and search with few rows and with many, as ratios: 1,000,000 documents, or as many
           as the number says: bench scale 5000000
  import   the import of 1,000,000 documents of 200,000 owners, and of the same again: time and memory. The number says
           how many documents: bench import 100000
  fuzz     calls that are made up from the contracts, as many as the number says: bench fuzz 100000
  fair     what members notice while the server has other work, all of it or what is named: bench fair photos
           floods: another member makes 40 searches, or requests 40 pages, at once
           reading: ten hostile files are read
           store: the file store hangs, and 14 members upload again and again
           transfers: 50 members read a zip slowly; another member makes 40 uploads at once, again and again
           import: a folder of 58,400 rows is imported
           photos: 40 photos are processed; and the memory during 20 uploads at once
           notifications: 5,000 owners are mailed
           events: what 1,000 open event streams cost: memory, and connections to the database
  attack   what members notice while strangers flood the sign-in, and while they hold connections
  kills    whether writes that were acknowledged are lost or doubled when the server, its database or both are killed
           50 times, or as often as the number says: bench kills 200
  votes    how long 300 members who vote within 10 s wait for the confirmation, beside two other ballots, and whether
           votes are lost when the server is killed in between
  capacity what each call, page, sign-in, upload and mail costs the server and the database, in processor time
  flow     the longest chain of requests of every screen, or of some: bench flow login archive
  search   60 questions in the words of owners: what the search of the portal answers in its first three hits
  pages    what members wait for on a slow phone, and what a page costs the server. Some screens, or one part of
           paint, scores, walks and server: bench pages archive login --visits 1 --part paint
           The part film records sign-in, overview and minutes on a four-year-old phone, in docs/film

What the figures mean is in docs/figures.md.
`;

/** A command imports its module when it runs, because Lighthouse takes long to load. */
interface Command {
  parametersMax: number;
  run: (parameters: readonly string[]) => Promise<void>;
}

const alone = (run: () => Promise<void>): Command => ({ parametersMax: 0, run });

const ofNames = (run: (names: readonly string[]) => Promise<void>): Command => ({
  parametersMax: Infinity,
  run,
});

const ofCount = (
  what: string,
  limits: NumberLimits,
  run: (count: number | undefined) => Promise<void>,
): Command => ({
  parametersMax: 1,
  run: async ([text]) => run(text === undefined ? undefined : readCount(text, what, limits)),
});

const commands: Record<string, Command> = {
  bundle: alone(async () => {
    buildPortal();
    await (await import('./bundle/print-bundle.ts')).printBundle();
  }),
  server: ofNames(async (names) => {
    const { printServer, serverCases } = await import('./server/print-server.ts');
    await printServer(pickByName(serverCases, names));
  }),
  // Fewer documents are hardly more than the small filling has. 5,000,000 take about 25 GB of disk space.
  scale: ofCount('documents', { min: 2000, max: 5_000_000 }, async (count) =>
    (await import('./scale/print-scale.ts')).printScale(count),
  ),
  import: ofCount('documents', { min: 100, max: 5_000_000 }, async (count) =>
    (await import('./import/print-import.ts')).printImport(count),
  ),
  fuzz: ofCount('calls', { min: 1, max: 10_000_000 }, async (count) =>
    (await import('./fuzz/print-fuzz.ts')).printFuzz(count),
  ),
  fair: ofNames(async (names) => {
    const { fairCases, printFair } = await import('./fair/print-fair.ts');
    await printFair(pickByName(fairCases, names));
  }),
  attack: alone(async () => (await import('./attack/print-attack.ts')).printAttack()),
  kills: ofCount('kills', { min: 1, max: 10_000 }, async (count) =>
    (await import('./kills/print-kills.ts')).printKills(count),
  ),
  votes: alone(async () => (await import('./votes/print-votes.ts')).printVotes()),
  capacity: alone(async () => {
    buildPortal();
    await (await import('./capacity/print-capacity.ts')).printCapacity();
  }),
  flow: ofNames(async (names) => {
    const picked = pickByName((await import('./screens.ts')).screens, names);
    buildPortal();
    await (await import('./flow/print-flow.ts')).printFlow(picked);
  }),
  search: alone(async () => {
    buildPortal();
    await (await import('./search/print-search.ts')).printSearch();
  }),
  pages: ofNames(async (parameters) => {
    const plan = (await import('./pages/parameters.ts')).readPagesPlan(parameters);
    buildPortal();
    await (await import('./pages/print-pages.ts')).printPages(plan);
  }),
};

const [name = '', ...parameters] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command || parameters.length > command.parametersMax) {
  process.stderr.write(USAGE);
  process.exit(2);
}
await command.run(parameters).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof WrongParameter) process.stderr.write(`\n${USAGE}`);
  process.exit(error instanceof WrongParameter ? 2 : 1);
});
