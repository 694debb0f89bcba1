import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerSecret } from '../security/server-secret.ts';
import { errorCode, StartFault } from './errors.ts';
import { SECRET_LENGTH_MIN } from './variables.ts';

/** The secrets of a local server. During a rotation line two has the `next` or `previous` one (docs/decisions/0197). */
export interface KeptSecret {
  current: string;
  other?: { role: 'next' | 'previous'; secret: string };
}

const fileIn = (folder: string): string => path.join(folder, 'session-secret');

/** Returns a secret of 256 random bits in 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export async function readSecretFile(folder: string): Promise<string | undefined> {
  return readFile(fileIn(folder), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** Writes a file that only its owner reads, beside the place where it is to appear with its whole content. */
async function writeBeside(file: string, text: string): Promise<string> {
  const unfinished = `${file}-${process.pid}`;
  await writeFile(unfinished, text, { mode: 0o600, flush: true });
  return unfinished;
}

export async function keepSecret(folder: string, content: string): Promise<void> {
  const file = fileIn(folder);
  const unfinished = await writeBeside(file, content);
  try {
    await link(unfinished, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished);
  }
}

function readText(text: string): KeptSecret | undefined {
  const [current = '', second, ...rest] = text.trim().split(/\r?\n/u);
  const { role, secret = '' } = /^(?<role>next|previous) (?<secret>\S+)$/u.exec(second ?? '')?.groups ?? {};
  const isRole = role === 'next' || role === 'previous';
  const isShort = current.length < SECRET_LENGTH_MIN || (isRole && secret.length < SECRET_LENGTH_MIN);
  if (isShort || rest.length > 0 || (second !== undefined && !isRole)) return undefined;
  return isRole ? { current, other: { role, secret } } : { current };
}

/** Generates the secret once. @throws StartFault if the file is too short, or if its second line is no secret. */
export async function keptSecret(folder: string): Promise<KeptSecret> {
  const file = fileIn(folder);
  if ((await readSecretFile(folder)) === undefined) await keepSecret(folder, newSecret());
  const kept = readText(await readFile(file, 'utf8'));
  if (kept) return kept;
  throw new StartFault(
    `The file ${file} has no secret of at least ${SECRET_LENGTH_MIN} characters, or a line that does not belong in it.`,
    'Restore it from a backup. Without one, delete it: the next start makes a new secret, and everyone signs in again.',
  );
}

/** A reader of the file sees all of the old secrets or all of the new ones. */
export async function writeKeptSecret(folder: string, { current, other }: KeptSecret): Promise<void> {
  const second = other === undefined ? '' : `${other.role} ${other.secret}\n`;
  const file = fileIn(folder);
  await rename(await writeBeside(file, `${current}\n${second}`), file);
}

export const serverSecretOf = ({ current, other }: KeptSecret): ServerSecret => ({
  current,
  other: other?.secret,
});
