import { describe, expect, it } from '@jest/globals';
import { faultOfAttribute, faultOfStyleSheet } from './looks.js';
import { faultsOfSheet, ownProperties } from './tokens.js';

describe('the lint rule for the styles of the portal', () => {
  it.each([
    ['apps/portal/src/main.tsx', '@mijn/ui/tokens.css'],
    ['apps/portal/src/main.tsx', '@mijn/ui/base.css'],
    ['apps/portal/src/features/archive/a.tsx', '@mijn/ui/card'],
    ['apps/portal/src/features/archive/a.tsx', './a.module.css'],
    ['apps/portal/src/features/archive/a/a.tsx', '../b/b.module.css'],
    ['apps/portal/.storybook/preview.tsx', '@mijn/ui/base.css'],
    ['packages/ui/src/card/card.tsx', './card.module.css'],
  ])('allows %s to import %s', (file, specifier) => {
    expect(faultOfStyleSheet(`/any/where/${file}`, specifier)).toBeUndefined();
  });

  it.each([
    ['apps/portal/src/features/archive/a.tsx', './a.css'],
    ['apps/portal/src/features/archive/a.screen.tsx', './a.module.css'],
    ['apps/portal/src/features/archive/a.tsx', '../albums/b.module.css'],
    ['apps/portal/src/features/archive/a.tsx', '@mijn/ui/card/card.module.css'],
    ['apps/portal/src/shared/tables/a.tsx', './a.module.css'],
    ['apps/portal/src/app/shell/a.tsx', './a.module.css'],
    ['apps/portal/src/app/app.tsx', '@mijn/ui/base.css'],
    ['apps/portal/src/main.tsx', './main.css'],
  ])('refuses %s to import %s', (file, specifier) => {
    expect(faultOfStyleSheet(`/any/where/${file}`, specifier)).toContain('of that feature');
  });

  it.each(['className', 'style'])('refuses the attribute %s in the portal beside no style sheet', (name) => {
    expect(faultOfAttribute('/any/where/apps/portal/src/features/a/b.tsx', name, false)).toContain(name);
    expect(faultOfAttribute('/any/where/apps/portal/src/features/a/b.tsx', name, true)).toBeUndefined();
    expect(
      faultOfAttribute('/any/where/apps/portal/src/features/a/b.stories.tsx', name, false),
    ).toBeUndefined();
    expect(faultOfAttribute('/any/where/packages/ui/src/card/card.tsx', name, false)).toBeUndefined();
  });

  it('allows other attributes', () => {
    expect(faultOfAttribute('/any/where/apps/portal/src/features/a/b.tsx', 'title', false)).toBeUndefined();
  });
});

describe('the lint rule for the tokens in a style sheet', () => {
  it.each([
    'color: var(--text-soft)',
    'border: var(--border-width) solid var(--border)',
    '--part: 4px; width: var(--part)',
    'background: rgb(0 0 0 / 16%)',
    'border-color: Highlight',
    'font-weight: inherit',
    'background: var(--surface); /* not #fff */',
  ])('allows %s', (text) => {
    expect(faultsOfSheet(`.a { ${text}; }`, ownProperties())).toEqual([]);
  });

  it.each([
    ['color: #123456', 'color: #123456'],
    ['border: 1px solid grey', 'border: 1px solid grey'],
    ['background: hsl(20 10% 10%)', 'background: hsl(20 10% 10%)'],
    ['background: rgb(1 2 3 / 16%)', 'background: rgb(1 2 3 / 16%)'],
    ['font-weight: 700', 'font-weight: 700'],
    ['font-family: Arial', 'font-family: Arial'],
    ['color: var(--text-sfot)', '--text-sfot'],
  ])('refuses %s', (text, fault) => {
    expect(faultsOfSheet(`.a { ${text}; }`, ownProperties())).toEqual([fault]);
  });
});
