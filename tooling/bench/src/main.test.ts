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
    [['scale', '20000', '30000']],
    [['import', '20000', '30000']],
  ])('prints its usage and exits with code 2 for %j', (parameters) => {
    const { status, stderr } = bench(...parameters);
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: npx -y pnpm@12 bench');
  });

  it('says which numbers of documents are possible', () => {
    const { status, stderr } = bench('scale', 'many');
    expect(status).toBe(2);
    expect(stderr).toContain(
      'The number of documents must be a whole number from 2,000 to 5,000,000, but it is "many".',
    );
  });

  it.each(['server', 'fair', 'flow', 'pages'])('%s says which names are possible', (name) => {
    const { status, stderr } = bench(name, 'nowhere');
    expect(status).toBe(2);
    expect(stderr).toContain('Unknown: nowhere. The names are ');
  });
});
