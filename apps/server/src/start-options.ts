import { parseArgs, types } from 'node:util';
import { errorCode, StartFault } from './platform/config/errors.ts';
import { isLocalHost } from './platform/config/variables.ts';
import type { Config } from './platform/config/read-config.ts';

type DemoChoice = 'always' | 'on this machine' | 'never';

/** Reads `--demo`, or `--local-demo` for this machine only. @throws StartFault for any other argument. */
export function readStartOptions(args: readonly string[]): DemoChoice {
  try {
    const { values } = parseArgs({
      // Some package managers pass on the `--` between their own arguments and the arguments of the script.
      args: args.filter((arg) => arg !== '--'),
      options: { demo: { type: 'boolean' }, 'local-demo': { type: 'boolean' } },
    });
    if (values.demo) return 'always';
    return values['local-demo'] ? 'on this machine' : 'never';
  } catch (error) {
    if (!errorCode(error)?.startsWith('ERR_PARSE_ARGS') || !types.isNativeError(error)) throw error;
    throw new StartFault(error.message);
  }
}

/** The password of the demo is public, so a public site gets the demo only with `--demo`. */
export function wantsDemo(choice: DemoChoice, { appUrl }: Pick<Config, 'appUrl'>): boolean {
  return choice === 'always' || (choice === 'on this machine' && isLocalHost(appUrl.hostname));
}
