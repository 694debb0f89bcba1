import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Manifest } from 'vite';
import { routesOf, scriptsOf, totalBytes, wireBytesIn } from './files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sizes-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the bytes of a file', () => {
  it('are those of the compressed file next to the file', async () => {
    await writeFile(path.join(folder, 'a.js'), 'x'.repeat(5000));
    await writeFile(path.join(folder, 'a.js.br'), 'y'.repeat(7));
    expect(totalBytes(['a.js', 'a.js'], wireBytesIn(folder))).toBe(14);
  });
  it('are computed with brotli if there is no compressed file', async () => {
    await writeFile(path.join(folder, 'a.js'), 'let answer = 42;'.repeat(100));
    expect(wireBytesIn(folder)('a.js')).toBeLessThan(160);
  });
});

describe('the scripts of a chunk', () => {
  const manifest: Manifest = {
    '_portal.js': { file: 'portal.js', name: 'portal', imports: ['_form.js'], dynamicImports: ['later.ts'] },
    '_form.js': { file: 'form.js', imports: ['_field.js'] },
    '_field.js': { file: 'field.js', imports: ['_form.js'] },
    'later.ts': { file: 'later.js', isDynamicEntry: true },
  };
  it('are its static imports, each once, without files that load on demand', () => {
    expect([...scriptsOf(manifest, 'portal')]).toEqual(['portal.js', 'form.js', 'field.js']);
  });
  it('cannot be read if the chunk has another name, because every figure would be wrong', () => {
    expect(() => scriptsOf(manifest, 'members')).toThrow('members');
  });
});

describe('the pages of the table of routes', () => {
  const html = `
    <script src="/warning.js" defer></script><script type="module" crossorigin src="/portal.js"></script>
    <link rel="modulepreload" crossorigin href="/react.js"><link rel="stylesheet" crossorigin href="/portal.css">`;
  const frame = { scripts: ['/portal.js', '/members.js'], styles: ['/members.css'] };
  it('have the files of the HTML, the frame and the screen, each once', () => {
    const archive = { member: { scripts: [...frame.scripts, '/archive.js'], styles: frame.styles } };
    const routes = routesOf({ '/archive': archive, '*': { member: frame } }, html, (file) => file.length);
    expect(routes).toEqual([
      {
        name: '/archive',
        scripts: new Set(['warning.js', 'portal.js', 'members.js', 'archive.js']),
        scriptBytes: 'warning.jsportal.jsmembers.jsarchive.js'.length,
        styleBytes: 'portal.cssmembers.css'.length,
        addedScriptBytes: 'archive.js'.length,
      },
    ]);
  });
  it('cannot be read from a table without the frame', () => {
    expect(() => routesOf({}, html, () => 1)).toThrow('any other page');
  });
});
