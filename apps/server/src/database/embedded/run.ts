import { spawn } from 'node:child_process';
import { unprivileged } from './unprivileged.ts';

/** Runs a program to its end under PostgreSQL's account. @throws Error with what it wrote, when it fails. */
export async function run(program: string, args: readonly string[], folder: string): Promise<void> {
  const launch = await unprivileged(program, args, folder);
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const child = spawn(launch.program, launch.args, { ...launch.account, cwd: folder, stdio: [...stdio] });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(output.trim() || `${program} ended with code ${code ?? 'unknown'}`));
    });
  });
}
