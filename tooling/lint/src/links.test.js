import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { anchorsOf, linkFaults } from './links.js';

describe('linkFaults', () => {
  const files = {
    'docs/a.md': '# Part one\n',
    'docs/product.md': '# Product\n\n## Invoices: signals\n\n<a id="old-name"></a>\n',
    'docs/decisions/0121-signals.md': '# 121. Signals\n',
  };
  const project = {
    find: (file) => Object.keys(files).find((name) => name === file || name.startsWith(`${file}-`)),
    read: (file) => files[file],
  };
  const faults = (file, text) => linkFaults(file, text, project);

  it.each([
    ['a link to a heading', 'docs/a.md', '[signals](product.md#invoices-signals)'],
    ['a link to an anchor of its own', 'docs/a.md', '[signals](product.md#old-name)'],
    ['a link within a file', 'docs/a.md', '[part](#part-one)'],
    ['a link from another folder', 'apps/a/README.md', '[signals](../../docs/product.md#product)'],
    ['an address', 'docs/a.md', '[site](https://example.com/docs/none.md#part)'],
    ['a page of Storybook', 'packages/ui/a.mdx', '[icons](?path=/docs/iconen--uitleg)'],
    ['a comment', 'apps/a/a.ts', '/** Returns it (docs/product.md#invoices-signals). */'],
    ['the number of a decision', 'apps/a/a.sql', '-- docs/decisions/0121'],
    ['a standard', 'packages/domain/src/a.ts', '/** RFC 9110 §8.8, and the issue of 2026. */'],
    ['a reference in a test of a published package', 'packages/api/src/a.test.ts', '// docs/product.md'],
  ])('accepts %s', (_, file, text) => {
    expect(faults(file, text)).toEqual([]);
  });

  it.each([
    ['a link to a file that is gone', 'docs/a.md', '[a](gone.md)', ['(gone.md): there is no such file']],
    [
      'a link to a heading that is gone',
      'docs/a.md',
      '[a](product.md#gone)',
      ['(product.md#gone): there is no such heading'],
    ],
    [
      'a comment about a heading that is gone',
      'apps/a/a.ts',
      '// docs/product.md#gone',
      ['docs/product.md#gone: there is no such heading'],
    ],
    [
      'a decision that is gone',
      'apps/a/a.ts',
      '// docs/decisions/0999',
      ['docs/decisions/0999: there is no such file'],
    ],
    ['a document outside', 'apps/a/a.ts', '/* decisions §2 */', ['“decisions §” is not in the project']],
    [
      'one in two lines of a comment',
      'apps/a/a.ts',
      '/**\n * As in the specification\n * §2.\n */',
      ['“specification\n * §” is not in the project'],
    ],
    ['the number of an issue', 'docs/a.md', 'See issue 16.4.', ['“issue 1” is not in the project']],
    [
      'a published text that points into the project',
      'packages/domain/src/a.ts',
      '/** Returns it (docs/product.md#product). */',
      ['docs/product.md#product: readers of the package do not have it'],
    ],
  ])('finds %s', (_, file, text, found) => {
    expect(faults(file, text)).toEqual(found);
  });
});

const root = path.resolve(import.meta.dirname, '../../..');

/** The texts of the project. They are inputs of this test in `turbo.json`. */
const files = globSync(
  [
    '*.md',
    '.{changeset,github}/**',
    'docs/**',
    'apps/*/*.{md,ts}',
    'apps/*/{citus,e2e,migrations,public,src,vite}/**',
    'packages/*/*.{json,md}',
    'packages/*/{.storybook,src}/**',
    'tooling/*/*.{md,ts}',
    'tooling/*/src/**',
  ],
  { cwd: root },
)
  .filter(
    (file) => /\.(?:[jt]sx?|css|html|json|mdx?|sql|ya?ml)$/u.test(file) && !file.endsWith('links.test.js'),
  )
  .map((file) => file.replaceAll('\\', '/'));

const decisions = readdirSync(path.join(root, 'docs/decisions')).filter((name) => /^\d{4}-/u.test(name));

const project = {
  find: (file) => {
    const [, number] = /^docs\/decisions\/(\d{4})$/u.exec(file) ?? [];
    const target =
      number === undefined ? file : `docs/decisions/${decisions.find((name) => name.startsWith(number))}`;
    return existsSync(path.join(root, target)) ? target : undefined;
  },
  read: (file) => readFileSync(path.join(root, file), 'utf8'),
};

describe('the texts of the project', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(2500);
  });

  it('have links and references that lead somewhere', () => {
    const faults = files.flatMap((file) =>
      linkFaults(file, project.read(file), project).map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('the index of the decisions', () => {
  const index = project.read('docs/decisions/README.md');
  const inOrder = (names) => names.toSorted((one, other) => (one < other ? -1 : 1));
  const links = [...index.matchAll(/\]\((\d{4}-[^)]+)\)/gu)].map(([, name]) => name);

  it('has each decision once', () => {
    expect(inOrder(links)).toEqual(inOrder(decisions));
  });
});

describe('the description of the product', () => {
  it('has each anchor once', () => {
    const anchors = anchorsOf(project.read('docs/product.md'));
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });
});
