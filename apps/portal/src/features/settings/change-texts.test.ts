import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Operation } from '@mijn/domain/wire';
import { changeText, changeTexts } from './change-texts.ts';

const domain = path.resolve(import.meta.dirname, '../../../../../packages/domain/src');

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

async function listChanges(): Promise<string[]> {
  const changes: string[] = [];
  for (const name of readdirSync(domain)) {
    // Some folders have rules only.
    const module: unknown = await import(`${domain}/${name}/${name}.ts`).catch(() => undefined);
    for (const exported of Object.values(module ?? {})) {
      const operations = Object.values(exported ?? {}).filter(isOperation);
      for (const operation of operations)
        if (operation.method !== 'GET') changes.push(`${operation.method} ${operation.path}`);
    }
  }
  return changes;
}

/** The calls that provider staff can't make for a member, or that change nothing if staff make them. */
const NEVER_BY_STAFF = [
  /^\w+ \/(auth|security|passkeys|personal-data|push)\//u,
  /^\w+ \/profile\/(password|email)/u,
  /^POST \/notifications\/(un|re)subscribe\//u,
  /^POST \/calendar-feed\/renew$/u,
  /\/counts\/\{section\}\/open$/u,
];

describe('the words for what staff changed for a member', () => {
  it('exist for every change that staff can make', async () => {
    const changes = await listChanges();
    expect(changes).toContain('POST /associations/{association_id}/albums');
    const byStaff = changes.filter((change) => !NEVER_BY_STAFF.some((pattern) => pattern.test(change)));
    expect(Object.keys(changeTexts).toSorted()).toEqual(byStaff.toSorted());
  });

  it('are general for a call of an earlier version', () => {
    expect(changeText('POST /bestaat-niet-meer')).toBe('Een medewerker heeft iets gewijzigd');
  });
});
