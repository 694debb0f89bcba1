import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const bench = (...parameters: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...parameters], {
    encoding: 'utf8',
  });

describe('the command', () => {
  it.each([
    [[]],
    [['nothing']],
    [['toString']],
    [['bundle', 'server']],
    [['fuzz', 'many']],
    [['server', '7']],
  ])('prints its usage and exits with code 2 for %j', (parameters) => {
    const { status, stderr } = bench(...parameters);
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npx -y pnpm@12 bench');
  });
});
