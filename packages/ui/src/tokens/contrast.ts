import { contrastRatio } from '@mijn/domain/brand';

/**
 * Returns the contrast of two colours in the notation `#rrggbb`, from 1 (no
 * contrast) to 21 (black on white), as in WCAG 2.2.
 * @throws {Error} for a colour in another notation
 */
export function contrast(one: string, other: string): number {
  for (const colour of [one, other]) {
    if (!/^#[\da-f]{6}$/iu.test(colour))
      throw new Error(`Write the colour "${colour}" as #rrggbb, so that its contrast can be computed.`);
  }
  return contrastRatio(one, other);
}
