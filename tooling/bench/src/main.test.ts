import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const bench = (...parameters: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...parameters], {
    encoding: 'utf8',
  });

describe('the command', () => {
  it.each([
    [[], 'Usage: '],
    [['toString'], 'Usage: '],
    [['bundle', 'server'], 'Unknown: server'],
    [['scale', 'many'], 'The number of documents must be a whole number from 2,000 to 5,000,000'],
    [['fair', 'nowhere'], 'Unknown: nowhere. The names are attack, floods'],
    [['pages', '--speed', '1'], "Unknown option '--speed'"],
    [['pages', '--visits', '0'], 'The number of visits must be'],
  ])('says what is wrong, prints its usage and exits with code 2 for %j', (parameters, expected) => {
    const { status, stderr } = bench(...parameters);
    expect(stderr).toContain(expected);
    expect(stderr).toContain('Usage: npx -y pnpm@12 bench');
    expect(status).toBe(2);
  });
});
