import { describe, expect, it } from '@jest/globals';
import { faultOfAttribute, faultOfStyleSheet } from './looks.js';

describe('the lint rule for the styles of the portal', () => {
  it.each([
    ['apps/portal/src/main.tsx', '@mijn/ui/tokens.css'],
    ['apps/portal/src/main.tsx', '@mijn/ui/base.css'],
    ['apps/portal/src/features/archive/a.tsx', '@mijn/ui/card'],
    ['apps/portal/.storybook/preview.tsx', '@mijn/ui/base.css'],
    ['packages/ui/src/card/card.tsx', './card.module.css'],
  ])('allows %s to import %s', (file, specifier) => {
    expect(faultOfStyleSheet(`/any/where/${file}`, specifier)).toBeUndefined();
  });

  it.each([
    ['apps/portal/src/features/archive/a.tsx', './a.module.css'],
    ['apps/portal/src/app/shell/a.tsx', './a.css'],
    ['apps/portal/src/app/app.tsx', '@mijn/ui/base.css'],
    ['apps/portal/src/main.tsx', './main.css'],
  ])('refuses %s to import %s', (file, specifier) => {
    expect(faultOfStyleSheet(`/any/where/${file}`, specifier)).toContain('no styles of its own');
  });

  it.each(['className', 'style'])('refuses the attribute %s in the portal only', (name) => {
    expect(faultOfAttribute('/any/where/apps/portal/src/features/a/b.tsx', name)).toContain(name);
    expect(faultOfAttribute('/any/where/packages/ui/src/card/card.tsx', name)).toBeUndefined();
  });

  it('allows other attributes', () => {
    expect(faultOfAttribute('/any/where/apps/portal/src/features/a/b.tsx', 'title')).toBeUndefined();
  });
});
