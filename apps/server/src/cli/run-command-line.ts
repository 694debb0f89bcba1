import { pino } from 'pino';
import { readConfig, StartFault } from '../config/index.ts';
import { openFoundation } from '../open-foundation.ts';
import { readCommand } from './commands.ts';
import { USAGE, UsageFault } from './usage.ts';

async function run(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const command = readCommand(args);
  const config = await readConfig(environment);
  const foundation = await openFoundation(config, pino({ level: 'silent' }), 'beside a running server');
  try {
    console.log(await command(foundation));
  } finally {
    await foundation.close();
  }
}

/**
 * Runs one command of the operator.
 * @returns the exit code: 0, 1 when it could not be done, 2 when it was typed wrongly.
 */
export async function runCommandLine(args: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  if (args.includes('--help') || args[0] === 'help') {
    console.log(USAGE);
    return 0;
  }
  try {
    await run(args, environment);
    return 0;
  } catch (error) {
    if (error instanceof UsageFault) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!(error instanceof StartFault)) throw error;
    console.error(error.message);
    return 1;
  }
}
