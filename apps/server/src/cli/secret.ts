import { parseArgs } from 'node:util';
import { StartFault } from '../platform/config/errors.ts';
import {
  keptSecret,
  type KeptSecret,
  newSecret,
  serverSecretOf,
  writeKeptSecret,
} from '../platform/config/kept-secret.ts';
import { sealedTables } from '../modules/index.ts';
import { resealAll } from '../platform/security/reseal.ts';
import type { ServerSecret } from '../platform/security/server-secret.ts';
import type { Foundation } from '../platform/foundation.ts';
import { UsageFault } from './usage.ts';

type Run = (foundation: Foundation) => Promise<string>;

const isGiven = ({ config }: Foundation): boolean => config.sessionSecret !== undefined;

async function resealed({ database }: Foundation, secret: ServerSecret): Promise<string> {
  const { resealed: count, unreadable } = await resealAll(sealedTables, database.queries, secret);
  const lost = unreadable === 0 ? '' : ` ${unreadable} could be opened with neither secret, and were left.`;
  return `Sealed ${count} secrets again with the current secret.${lost}`;
}

/** A second look finds what was sealed during the check. @throws StartFault if a server seals with the other secret. */
async function requireUnused(foundation: Foundation, secret: ServerSecret): Promise<string> {
  const told = await resealed(foundation, secret);
  const { resealed: again } = await resealAll(sealedTables, foundation.database.queries, secret);
  if (again === 0) return told;
  throw new StartFault('A server still seals with the other secret: restart every server, and try again.');
}

async function add(foundation: Foundation): Promise<string> {
  if (isGiven(foundation)) {
    return [
      'SESSION_SECRET is given by the environment. Give every server this new secret too, and restart each:',
      `SESSION_SECRET_OTHER=${newSecret()}`,
      'When all know both, exchange the values of the two variables, and restart each server again.',
      'Then run "secret finish", and leave SESSION_SECRET_OTHER out.',
    ].join('\n');
  }
  const { dataDir } = foundation.config;
  const { current, other } = await keptSecret(dataDir);
  if (other)
    throw new StartFault(`There is a ${other.role} secret already: see "secret rotate" and "secret finish".`);
  await writeKeptSecret(dataDir, { current, other: { role: 'next', secret: newSecret() } });
  return 'Added the next secret. Restart the server, so that it knows both, and run "secret rotate".';
}

async function rotate(foundation: Foundation): Promise<string> {
  if (isGiven(foundation)) {
    throw new StartFault(
      'SESSION_SECRET is given by the environment: exchange its value with that of SESSION_SECRET_OTHER, and restart each server.',
    );
  }
  const { dataDir } = foundation.config;
  const { current, other } = await keptSecret(dataDir);
  if (other?.role !== 'next') {
    throw new StartFault(
      other
        ? 'The secret was rotated: run "secret finish".'
        : 'There is no next secret: run "secret add" first.',
    );
  }
  const rotated: KeptSecret = { current: other.secret, other: { role: 'previous', secret: current } };
  await writeKeptSecret(dataDir, rotated);
  const told = await resealed(foundation, serverSecretOf(rotated));
  return `${told}\nRestart the server. What the previous secret signed stays valid until "secret finish".`;
}

async function finish(foundation: Foundation): Promise<string> {
  if (isGiven(foundation)) {
    if (foundation.secret.other === undefined) throw new StartFault('SESSION_SECRET_OTHER is not set.');
    const told = await requireUnused(foundation, foundation.secret);
    return `${told}\nNothing is sealed with SESSION_SECRET_OTHER any more: leave it out, and restart each server.`;
  }
  const { dataDir } = foundation.config;
  const kept = await keptSecret(dataDir);
  if (kept.other?.role !== 'previous') {
    throw new StartFault('There is no previous secret: run "secret add" and "secret rotate" first.');
  }
  const told = await requireUnused(foundation, serverSecretOf(kept));
  await writeKeptSecret(dataDir, { current: kept.current });
  return `${told}\nThe previous secret is gone. Restart the server. Links and calendar addresses of before the rotation have ended.`;
}

const actions: Readonly<Record<string, Run>> = { add, rotate, finish };

export function secretCommand([action = '', ...args]: string[]): Run {
  parseArgs({ args, options: {} });
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run) throw new UsageFault('secret needs one of the words add, rotate and finish.');
  return run;
}
