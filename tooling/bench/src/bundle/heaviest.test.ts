import { describe, expect, it } from '@jest/globals';
import { ownerOf, weigh } from './heaviest.ts';
import { projectRoot } from '../places.ts';

const inStore = (name: string): string =>
  `${projectRoot}/node_modules/.pnpm/${name}@1.0.0/node_modules/${name}/x.js`;

describe('the owner of a module', () => {
  it('is its npm package or its folder in the workspace', () => {
    expect(ownerOf(inStore('@reduxjs/toolkit'))).toBe('@reduxjs/toolkit');
    expect(ownerOf(`${projectRoot}/packages/ui/src/button/button.tsx`)).toBe('packages/ui/src/button');
    expect(ownerOf('\0rolldown/runtime.js')).toBe('made by the bundler');
  });
});

describe('the weights of a chunk', () => {
  const random = (length: number): string =>
    Array.from({ length }, (_, index) => ((index * 7919) % 36).toString(36) + index).join('');
  it('are sorted by bytes, descending', () => {
    const [small, large] = [random(50), random(900)];
    const weights = weigh([
      {
        code: small + large,
        modules: { [inStore('ky')]: { code: small }, [inStore('formik')]: { code: large } },
      },
    ]);
    expect(weights.map(({ name }) => name)).toEqual(['formik', 'ky']);
  });
  it('add up the modules of a package over all chunks', () => {
    const modules = { [inStore('ky')]: { code: 'a();' } };
    expect(
      weigh([
        { code: 'a();', modules },
        { code: 'a();', modules },
      ]),
    ).toHaveLength(1);
  });
});
