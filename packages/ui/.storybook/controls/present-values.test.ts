import { describe, expect, it } from '@jest/globals';
import type { StrictArgTypes } from 'storybook/internal/types';
import { defaultOf, presentValues, withoutDefaults } from './present-values.ts';

const argType = (control: StrictArgTypes[string]['control'], code?: string): StrictArgTypes[string] => ({
  name: 'prop',
  type: { name: 'string' },
  ...(control === undefined ? {} : { control }),
  table: code === undefined ? {} : { defaultValue: { summary: code } },
});

describe('the value of a control', () => {
  it.each([
    ["'medium'", 'medium'],
    ['2', 2],
    ['true', true],
    ['Number.POSITIVE_INFINITY', undefined],
  ])('is the default %s of the code', (code, value) => {
    expect(defaultOf(argType({ type: 'text' }, code))).toBe(value);
  });

  it('is no for a prop that is on or off, and has no default', () => {
    expect(defaultOf(argType({ type: 'boolean' }))).toBe(false);
    expect(defaultOf(argType({ type: 'text' }))).toBeUndefined();
  });

  it('is the name of an icon, and what the story gives', () => {
    const argTypes = {
      icon: { ...argType({ type: 'select' }), mapping: { mdiPlus: 'M19' } },
      size: { ...argType({ type: 'radio' }), shownDefault: 'medium' },
      look: { ...argType({ type: 'radio' }), shownDefault: 'plain' },
    };
    expect(presentValues({ argTypes, initialArgs: { icon: 'M19', size: 'small' } })).toEqual({
      icon: 'mdiPlus',
      look: 'plain',
    });
  });

  it('does not reach the component if only the control has it', () => {
    const argTypes = { look: { ...argType({ type: 'radio' }), shownDefault: 'plain' } };
    expect(withoutDefaults({ look: 'plain', size: 'small' }, argTypes)).toEqual({ size: 'small' });
    expect(withoutDefaults({ look: 'loud' }, argTypes)).toEqual({ look: 'loud' });
  });
});
