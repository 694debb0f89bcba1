import { parseArgs } from 'node:util';
import { StartFault } from '../platform/config/errors.ts';
import { readSize } from '../platform/config/variables.ts';
import {
  type AssociationUse,
  listUse,
  type OwnQuota,
  setOwnQuota,
} from '../capabilities/quotas/quotas.repository.ts';
import type { Foundation } from '../platform/foundation.ts';
import { UsageFault } from './usage.ts';

/** Returns a text such as `1.2 GB`. */
function sizeText(bytes: number): string {
  const [unit, size] =
    bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : bytes >= 1e3 ? ['kB', 1e3] : ['bytes', 1];
  return `${size === 1 ? bytes : (bytes / size).toFixed(1)} ${unit}`;
}

export function describeUse({ code, name, used_bytes, quota_bytes, has_own_quota }: AssociationUse): string {
  const limit = quota_bytes === null ? 'no quota' : `of ${sizeText(quota_bytes)}`;
  const over = quota_bytes !== null && used_bytes > quota_bytes ? ', over its quota' : '';
  return `${code}  ${sizeText(used_bytes)} ${limit}${has_own_quota ? '' : ' (default)'}${over}  ${name}`;
}

/** Reads a size, `none`, or `default`. */
function readQuota(text: string): OwnQuota {
  if (text === 'none') return null;
  if (text === 'default') return undefined;
  const reading = readSize(text);
  if ('fault' in reading)
    throw new UsageFault(`quota: the size ${reading.fault} It may also be none or default.`);
  return reading.value;
}

export function quotaCommand(args: string[]): (foundation: Foundation) => Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const [code, size, ...others] = positionals;
  if (others.length > 0) throw new UsageFault('quota takes the code of an association and a size.');
  const quota = size === undefined ? undefined : readQuota(size);
  return async ({ database: { queries }, config }) => {
    const listed = async () => {
      const all = await listUse(queries, config.associationQuota);
      return code === undefined ? all : all.filter((association) => association.code === code);
    };
    const found = await listed();
    const [association] = found;
    if (code !== undefined && !association) throw new StartFault(`There is no association ${code}.`);
    if (size === undefined || !association) return found.map(describeUse).join('\n');
    await setOwnQuota(queries, association.id, quota);
    return (await listed()).map(describeUse).join('\n');
  };
}
