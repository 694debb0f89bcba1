import { describe, expect, it } from '@jest/globals';
import { storyNamesIn } from './at-rest.ts';

describe('the names of stories', () => {
  it('are the exported constants, and not the default export or the helpers', () => {
    expect(
      storyNamesIn(
        [
          'const meta = {};',
          'export default meta;',
          'export const Gevuld: Story = {};',
          'const helper = 1;',
          'export const GevuldOpTelefoon = { ...Gevuld };',
        ].join('\n'),
      ),
    ).toEqual(['Gevuld', 'GevuldOpTelefoon']);
  });
});
