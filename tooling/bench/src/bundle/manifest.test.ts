import { describe, expect, it } from '@jest/globals';
import type { Manifest } from 'vite';
import { entryOf, filesOf, filesOfPage, screensOf, shellOf } from './manifest.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js', '_field.js'], css: ['form.css'] },
  '_field.js': { file: 'field.js', imports: ['_form.js'] },
  'src/auth/login.screen.tsx': {
    file: 'login.js',
    isDynamicEntry: true,
    imports: ['_form.js'],
    dynamicImports: ['src/auth/later.ts'],
  },
  'src/auth/later.ts': { file: 'later.js', isDynamicEntry: true },
  'src/app/shell/member-shell.tsx': { file: 'shell.js', isDynamicEntry: true },
};

describe('the manifest', () => {
  it('names the entry, the shell and the screens', () => {
    expect(entryOf(manifest)).toBe('index.html');
    expect(shellOf(manifest)).toBe('src/app/shell/member-shell.tsx');
    expect(screensOf(manifest)).toEqual([{ name: 'login', key: 'src/auth/login.screen.tsx' }]);
  });
  it('is refused when its shell has another name, because every figure would be wrong', () => {
    const { 'src/app/shell/member-shell.tsx': _, ...without } = manifest;
    expect(() => shellOf(without)).toThrow('member-shell');
  });
});

describe('the files of a screen', () => {
  it('are all that its chunks import at once, each counted a single time, and nothing that loads later', () => {
    const { scripts, styles } = filesOf(manifest, ['index.html', 'src/auth/login.screen.tsx']);
    expect([...scripts].toSorted()).toEqual(['field.js', 'form.js', 'index.js', 'login.js', 'react.js']);
    expect([...styles].toSorted()).toEqual(['form.css', 'index.css']);
  });
});

describe('the files of the page', () => {
  it('are its scripts and style sheets, also those outside the bundle, but no preloads', () => {
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
