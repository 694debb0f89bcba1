import { contrastRatio } from '@mijn/domain/brand';

/** The contrast of two colours written as `#rrggbb`: 1 (none) to 21 (black on white), after WCAG 2.2. */
export function contrast(one: string, other: string): number {
  for (const colour of [one, other]) {
    if (!/^#[\da-f]{6}$/iu.test(colour))
      throw new Error(`Write the colour "${colour}" as #rrggbb, so that its contrast can be computed.`);
  }
  return contrastRatio(one, other);
}
