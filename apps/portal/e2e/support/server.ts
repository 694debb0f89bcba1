import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Email } from 'postal-mime';
import { ADDRESS } from './address.ts';
import { foldersIn } from './folders.ts';
import { mailsIn } from './mail.ts';

const { dataDir, serverEnvironment } = foldersIn(process.env['E2E_DIR'] ?? '');
const commandLine = path.resolve(import.meta.dirname, '../../../server/src/cli/main.ts');

/** Runs a command of the operator against the server under test, and returns its output. */
export async function mijn(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [commandLine, ...args], {
    env: { ...process.env, ...serverEnvironment, DATA_DIR: dataDir, APP_URL: ADDRESS },
  });
  return stdout;
}

/** Returns the mails to an e-mail address that the server under test has written to its data folder. */
export const mailsTo = (email: string): Promise<Email[]> => mailsIn(dataDir, email);
