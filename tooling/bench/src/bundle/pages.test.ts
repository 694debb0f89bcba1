import { describe, expect, it } from '@jest/globals';
import { pagesOf } from './pages.ts';

describe('the pages of the table of routes', () => {
  const frame = { scripts: ['/portal.js', '/members.js'], styles: ['/members.css'] };
  const table = {
    '/archive': { member: { scripts: [...frame.scripts, '/archive.js'], styles: frame.styles } },
    '*': { member: frame },
  };
  const page = { scripts: new Set(['warning.js', 'portal.js']), styles: new Set(['portal.css']) };
  it('have the files of the HTML, the frame and the screen, each once', () => {
    const [archive, ...others] = pagesOf(table, page, (file) => file.length);
    expect(others).toEqual([]);
    expect(archive).toMatchObject({ name: '/archive', addedScriptBytes: 'archive.js'.length });
    expect([...(archive?.files.scripts ?? [])]).toEqual([
      'warning.js',
      'portal.js',
      'members.js',
      'archive.js',
    ]);
    expect([...(archive?.files.styles ?? [])]).toEqual(['portal.css', 'members.css']);
  });
  it('cannot be read from a table without the frame', () => {
    expect(() => pagesOf({}, page, () => 1)).toThrow('any other page');
  });
});
