import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { foldersIn } from './folders.ts';

const { dataDir, serverEnvironment } = foldersIn(process.env['E2E_DIR'] ?? '');
const commandLine = path.resolve(import.meta.dirname, '../../../server/src/cli/main.ts');

/** Runs a command of the operator against the server under test, and returns its output. */
export async function mijn(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [commandLine, ...args], {
    env: { ...process.env, ...serverEnvironment, DATA_DIR: dataDir, APP_URL: 'http://localhost:3999' },
  });
  return stdout;
}

/** Returns the source of the mails to an e-mail address that the server has written to its data folder. */
export async function mailsTo(email: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  const written = files.filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(written.map((file) => readFile(path.join(folder, file), 'utf8')));
  return mails.filter((mail) => mail.toLowerCase().includes(`to: ${email}`));
}
