import { describe, expect, it } from '@jest/globals';
import { changelogOf } from './changelog.ts';

const changesets = [
  "---\n'@mijn/api': patch\n---\n\nOne.\n",
  "---\n'@mijn/api': minor\n'@mijn/domain': minor\n---\n\nTwo,\nin two lines.\n\nAnd a paragraph.\n",
  "---\n'@mijn/domain': minor\n---\n\nThree.\n",
];

describe('the changelog of a package', () => {
  it('has the changes of the next version, before those of released ones', () => {
    const released = '# @mijn/api\n\n## 0.2.0\n\n### Minor Changes\n\n- 1234567: Zero.\n';
    expect(changelogOf('@mijn/api', changesets, released)).toBe(
      `# @mijn/api

## The next version

### Minor Changes

- Two,
  in two lines.

  And a paragraph.

### Patch Changes

- One.

## 0.2.0

### Minor Changes

- 1234567: Zero.
`,
    );
  });

  it('has the released versions alone if nothing changed since', () => {
    expect(changelogOf('@mijn/api', [], '# @mijn/api\n\n## 0.2.0\n')).toBe('# @mijn/api\n\n## 0.2.0\n');
  });
});
