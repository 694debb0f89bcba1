import { parseArgs } from 'node:util';
import { isDataFolder } from '../platform/config/data-folder.ts';
import { StartFault } from '../platform/config/errors.ts';
import type { Config } from '../platform/config/read-config.ts';
import type { Database } from '../platform/database/index.ts';
import { endMove, holdMove, openStoreMove, type StoreMove } from '../capabilities/files/index.ts';
import { fileKinds } from '../modules/index.ts';
import type { Foundation } from '../platform/foundation.ts';
import { copyFiles, type Moved, removeMovedFiles } from '../capabilities/stored-files/move-files.ts';
import { addressOf, requireDatabase } from './places.ts';
import { UsageFault } from './usage.ts';

type Target = 's3' | 'disk';

interface Places {
  s3Url: string;
  from: string;
  to: string;
  isSwitched: boolean;
}

/** @throws StartFault if the variables name no S3-compatible store, or two. */
function readPlaces({ dataDir, filesUrl, filesUrlOther }: Config, target: Target): Places {
  const s3Url = filesUrl ?? filesUrlOther;
  if (s3Url === undefined) {
    throw new StartFault(
      'FILES_URL_OTHER is not set: let it name the S3-compatible store, in the form of FILES_URL.',
    );
  }
  if (filesUrl !== undefined && filesUrlOther !== undefined && filesUrl !== filesUrlOther) {
    throw new StartFault(
      'FILES_URL and FILES_URL_OTHER name two stores: files move between DATA_DIR and one store.',
    );
  }
  const names = { s3: `the store ${addressOf(s3Url)}`, disk: `the data folder ${dataDir}` };
  return {
    s3Url,
    from: names[target === 's3' ? 'disk' : 's3'],
    to: names[target],
    isSwitched: (target === 's3') === (filesUrl !== undefined),
  };
}

const describe = ({ copied, bytes, present, without_row }: Moved, { to }: Places): string[] => [
  `Copied ${copied} files (${bytes} bytes) to ${to}. It had ${present} already.`,
  ...(without_row > 0
    ? [`${without_row} files without a row were not copied: nothing needs them, or an upload is under way.`]
    : []),
];

function describeNext(target: Target, { from, to, isSwitched }: Places): string[] {
  if (isSwitched) {
    return [
      `The files of ${from} are still there. Run mijn verify. Then the same command with --remove deletes them.`,
    ];
  }
  const rename = target === 's3' ? 'FILES_URL_OTHER to FILES_URL' : 'FILES_URL to FILES_URL_OTHER';
  return [
    `The servers still use ${from}. To let them use ${to}:`,
    `rename the variable ${rename}, restart each server, and give this command again for what came in between.`,
    'Then run mijn verify.',
  ];
}

/** The lock ends with the connection, so that a killed move leaves none. */
async function whileNoOtherMoves<T>(
  { sessionPool }: Pick<Database, 'sessionPool'>,
  run: () => Promise<T>,
): Promise<T> {
  const client = await sessionPool.connect();
  try {
    if (!(await holdMove(client))) {
      throw new StartFault('The files are being moved already: wait until that has ended.');
    }
    return await run();
  } finally {
    await endMove(client).catch(() => undefined);
    client.release(true);
  }
}

/** @throws StartFault if a file could not be copied. */
async function copy({ database }: Foundation, move: StoreMove, places: Places): Promise<Moved> {
  await move.removeTemporary();
  const moved = await copyFiles(database, move, {
    kinds: fileKinds,
    report: (line) => console.error(line),
    progress: ({ copied, bytes }) => console.error(`Copied ${copied} files (${bytes} bytes) so far.`),
  });
  if (moved.failed === 0) return moved;
  throw new StartFault(
    ...describe(moved, places),
    `${moved.failed} files could not be copied: see above, and give the command again.`,
  );
}

async function remove({ database, now }: Foundation, move: StoreMove, from: string): Promise<string[]> {
  const { removed, left } = await removeMovedFiles(
    database,
    move,
    { kinds: fileKinds, report: (line) => console.error(line) },
    now(),
  );
  const done = `Removed ${removed} files from ${from}.`;
  if (left === 0) return [done, 'FILES_URL_OTHER can be left out now.'];
  throw new StartFault(
    done,
    `${left} files were left: their copy is not the same, or they are younger than a day and have no row.`,
  );
}

/** Copies while servers run. With `--remove` it deletes files, if servers use the other store and everything is there. */
export function filesCommand(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string' }, remove: { type: 'boolean', default: false } },
  });
  const target = (['s3', 'disk'] as const).find((name) => name === values.to);
  if (positionals.join(' ') !== 'move' || target === undefined) {
    throw new UsageFault('files needs move --to s3, or move --to disk.');
  }
  return {
    before: async (config: Config): Promise<void> => {
      const { isSwitched, from } = readPlaces(config, target);
      await requireDatabase(config);
      if (!(await isDataFolder(config.dataDir))) {
        throw new StartFault(
          `There is no data folder of the portal at ${config.dataDir}, so nothing was moved.`,
          'Set DATA_DIR to the data folder of your server.',
        );
      }
      if (!values.remove || isSwitched) return;
      throw new StartFault(`The servers still use ${from}, so nothing was removed.`);
    },
    schema: 'as it is' as const,
    run: async (foundation: Foundation): Promise<string> => {
      const { config, database } = foundation;
      const places = readPlaces(config, target);
      const move = openStoreMove(target, config.dataDir, places.s3Url);
      return whileNoOtherMoves(database, async () => {
        const moved = await copy(foundation, move, places);
        const lines = describe(moved, places);
        if (!values.remove) return [...lines, ...describeNext(target, places)].join('\n');
        if (moved.copied > 0) {
          throw new StartFault(
            ...lines,
            `Nothing was removed, because files had come since the last time: make sure that no server uses ${places.from} any more, and give the command again.`,
          );
        }
        return [...lines, ...(await remove(foundation, move, places.from))].join('\n');
      });
    },
  };
}
