import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { folderOf, publishedPackages, reportFileOf } from './places.ts';
import { reportOf, shortened } from './report.ts';

describe('the report of the public surface', () => {
  it.each(publishedPackages)(
    'of %s is as the code is: otherwise build, run "pnpm --filter @mijn/packages report" and add a changeset',
    async (name) => {
      expect(await readFile(reportFileOf(name), 'utf8')).toBe(await reportOf(folderOf(name)));
    },
  );
});

describe('a shortened declaration', () => {
  it.each([
    [
      '/** A row. */\nexport declare const a: 1;\n//# sourceMappingURL=a.d.ts.map',
      'export declare const a: 1;',
    ],
    [
      'const a: import("yup").ObjectSchema<{ b: string[]; }, import("yup").AnyObject, { b: ""; }, "">;',
      'const a: ObjectSchema<{ b: string[]; }>;',
    ],
    [
      'const a: Typed<{ b: { path: "/b"; }; }, { b: { answer: import("yup").NumberSchema<number, 1>; }; }>;',
      'const a: Typed<{ b: { path: "/b"; }; }>;',
    ],
    [
      'const a: ArraySchema<ObjectSchema<{ f: (a: 1) => 2; }, 3>[], 4>;',
      'const a: ArraySchema<ObjectSchema<{ f: (a: 1) => 2; }>[]>;',
    ],
  ])('of %j is %j', (declaration, short) => {
    expect(shortened(declaration)).toBe(short);
  });
});
