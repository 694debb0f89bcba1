import { describe, expect, it } from '@jest/globals';
import type { Manifest } from 'vite';
import { filesOf, filesOfPage, pageOf, screensOf, shellOf } from './manifest.ts';

const manifest: Manifest = {
  '_portal.js': { file: 'portal.js', name: 'portal', imports: ['_react.js'], css: ['portal.css'] },
  '_members.js': { file: 'members.js', name: 'members', imports: ['_portal.js'] },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js', '_field.js'], css: ['form.css'] },
  '_field.js': { file: 'field.js', imports: ['_form.js'] },
  'src/archive/archive.screen.tsx': {
    file: 'archive.js',
    isDynamicEntry: true,
    imports: ['_form.js'],
    dynamicImports: ['src/archive/later.ts'],
  },
  'src/archive/later.ts': { file: 'later.js', isDynamicEntry: true },
};

describe('the manifest', () => {
  it('has the page, the members shell and the screens, with the login screen as part of the page', () => {
    expect(pageOf(manifest)).toBe('_portal.js');
    expect(shellOf(manifest)).toBe('_members.js');
    expect(screensOf(manifest)).toEqual([
      { name: 'archive', key: 'src/archive/archive.screen.tsx' },
      { name: 'login', key: '_portal.js' },
    ]);
  });
  it('is refused if the shell has another name, because every figure would be wrong', () => {
    const { '_members.js': _, ...without } = manifest;
    expect(() => shellOf(without)).toThrow('members');
  });
});

describe('the files of a screen', () => {
  it('are the static imports of its chunks, each file once, without files that load on demand', () => {
    const { scripts, styles } = filesOf(manifest, ['_portal.js', 'src/archive/archive.screen.tsx']);
    expect([...scripts].toSorted()).toEqual(['archive.js', 'field.js', 'form.js', 'portal.js', 'react.js']);
    expect([...styles].toSorted()).toEqual(['form.css', 'portal.css']);
  });
});

describe('the files of the page', () => {
  it('are its scripts and style sheets, including those outside the bundle, without preloads', () => {
    const { scripts, styles } = filesOfPage(`
      <link rel="icon" href="/favicon.svg" />
      <script src="/browser-warning.js" defer></script>
      <script type="module" crossorigin src="/assets/index.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/react.js">
      <link rel="stylesheet" crossorigin href="/assets/index.css">`);
    expect([...scripts]).toEqual(['browser-warning.js', 'assets/index.js']);
    expect([...styles]).toEqual(['assets/index.css']);
  });
});
