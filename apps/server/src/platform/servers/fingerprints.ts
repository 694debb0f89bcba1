import { createHash, createHmac, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/read-config.ts';
import { errorCode } from '../config/errors.ts';
import { readS3Address } from '../config/s3-address.ts';
import { allSecrets, type ServerSecret } from '../security/server-secret.ts';

/** The number of hexadecimal digits of a fingerprint, which tells secrets apart and gives none away. */
const DIGITS = 16;

const MARK = '.store-id';

export const secretPrints = (secret: ServerSecret): string[] =>
  allSecrets(secret).map((text) =>
    createHmac('sha256', text).update('fingerprint').digest('hex').slice(0, DIGITS),
  );

/** Returns the random id that the first server wrote into the folder, so that a shared folder has one wherever it is mounted. */
async function markOf(folder: string): Promise<string> {
  const file = path.join(folder, MARK);
  await mkdir(folder, { recursive: true });
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}

/** A full disk keeps no server from starting. Then nothing is compared. */
const printsOfFolder = (folder: string): Promise<string[]> =>
  markOf(folder).then(
    (mark) => [printOf(mark)],
    () => [],
  );

function placeOf(filesUrl: string): string {
  const { endpoint, bucket, prefix } = readS3Address(filesUrl);
  return `${endpoint === undefined ? 's3:/' : new URL(endpoint).host}/${bucket}/${prefix}`;
}

const printOf = (place: string): string => createHash('sha256').update(place).digest('hex').slice(0, DIGITS);

/** Returns where the file store is, without keys, and its fingerprint with that of the store of FILES_URL_OTHER. */
export async function filePrints({
  dataDir,
  filesUrl,
  filesUrlOther,
}: Pick<Config, 'dataDir' | 'filesUrl' | 'filesUrlOther'>): Promise<{
  files_place: string;
  files_prints: string[];
}> {
  const folder = path.join(dataDir, 'files');
  const other = filesUrlOther === undefined ? [] : [printOf(placeOf(filesUrlOther))];
  return filesUrl === undefined
    ? { files_place: `the folder ${folder}`, files_prints: [...(await printsOfFolder(folder)), ...other] }
    : { files_place: `the store ${placeOf(filesUrl)}`, files_prints: [printOf(placeOf(filesUrl)), ...other] };
}
