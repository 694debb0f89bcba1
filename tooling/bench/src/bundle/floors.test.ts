import { describe, expect, it } from '@jest/globals';
import { floorScript } from './floors.ts';

describe('the script of a floor', () => {
  it('renders its parts in each other, with the first part outermost', () => {
    const script = floorScript(['react', 'form'], '/parts');
    expect(script).toContain("import { Part as Part0 } from '/parts/react.tsx';");
    expect(script).toContain("import { Part as Part1 } from '/parts/form.tsx';");
    expect(script).toContain('<Part0><Part1></Part1></Part0>');
  });
});
