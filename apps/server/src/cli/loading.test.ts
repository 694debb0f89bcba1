import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const server = path.resolve(import.meta.dirname, '../..');

/** Writes the address of each module that a program loads to the error output. */
const LIST_LOADED = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      writeSync(2, 'loaded ' + url + '\\n');
      return next(url, context);
    },
  });
`)}`;

/** Lists the files that a program loads before it opens a data folder: the folder is not there, and the port of a server is none. */
function loadedBy(program: 'mijn.js' | 'start.js', ...args: string[]): string[] {
  const { stderr } = spawnSync(
    process.execPath,
    ['--import', LIST_LOADED, path.join(server, 'bin', program), ...args],
    { encoding: 'utf8', env: { DATA_DIR: path.join(server, 'no-data-folder'), PORT: 'none' } },
  );
  return [...stderr.matchAll(/^loaded file:\/\/(.+)$/gmu)].map(([, file]) => file ?? '');
}

/** Lists the libraries that the package of the server names, among loaded files. */
function librariesAmong(files: readonly string[]): string[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(server, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) =>
    files.some((file) => file.includes(`/node_modules/${name}/`)),
  );
}

describe('the command line', () => {
  it.each([
    [['--help']],
    [['help', 'users', 'grant']],
    [['import', '--help']],
    [['vacuum', '--json']],
    [[] as string[]],
  ])('loads its list of commands and their help alone for %j', (args) => {
    const files = loadedBy('mijn.js', ...args).map((file) => path.relative(server, file));
    expect(files).toContain('src/cli/commands.ts');
    const others = files.filter((file) => !/^(?:bin|src\/cli\/help|src\/platform\/config)\//u.test(file));
    expect(others.toSorted()).toEqual(['src/cli/commands.ts', 'src/cli/main.ts', 'src/cli/usage.ts']);
  });

  it('loads what reads a database for status, and nothing that reads files, serves calls or runs jobs', () => {
    expect(librariesAmong(loadedBy('mijn.js', 'status', '--json'))).toEqual([
      'csv-parse',
      'drizzle-orm',
      'pg',
      'pino',
      'uuid',
      'yup',
    ]);
  });
});

describe('the start of a server', () => {
  it('loads no library of mails, documents, pictures and metrics', () => {
    const libraries = librariesAmong(loadedBy('start.js'));
    expect(libraries).toEqual(expect.arrayContaining(['fastify', 'pg']));
    for (const later of [
      'docx',
      'file-type',
      'fontkit',
      'nodemailer',
      'pdfjs-dist',
      'pdfkit',
      'prom-client',
      'sharp',
    ])
      expect(libraries).not.toContain(later);
  });
});
