import { describe, expect, it } from '@jest/globals';
import { changesIn, importsIn } from './read-facts.ts';

describe('the imports of a module', () => {
  it('are the components of the library and the icons, and nothing else', () => {
    expect(
      importsIn(`
        import { mdiPlus, mdiClose } from '@mdi/js';
        import { Button, type ButtonProps } from '../button/button.tsx';
        import {
          Link as TextLink,
        } from '@mijn/ui/link';
        import { useState } from 'react';
        import { texts } from './texts.ts';
      `),
    ).toEqual([
      { icon: 'mdiPlus' },
      { icon: 'mdiClose' },
      { component: 'button/Button' },
      { component: 'button/ButtonProps' },
      { component: 'link/Link' },
    ]);
  });
});

describe('the changes of a component', () => {
  it('are the days with commits that its users notice, with each kind once', () => {
    const history = [
      '\u001E2026-11-02\u001Ffix(ui): a button keeps its focus',
      '',
      'src/button/button.tsx',
      'src/button/button.module.css',
      'src/link/link.stories.tsx',
      '\u001E2026-11-02\u001Ffeat(ui): a button has a small size',
      '',
      'src/button/button.tsx',
      '\u001E2026-11-02\u001Ffix(ui): a button keeps its width',
      '',
      'src/button/button.tsx',
      '\u001E2026-11-01\u001Frefactor(ui): files of one purpose stand together',
      '',
      'src/button/button.tsx',
    ].join('\n');
    expect(changesIn(history, 'src/')).toEqual({
      button: [{ date: '2026-11-02', kinds: ['fix', 'feat'] }],
    });
  });
});
