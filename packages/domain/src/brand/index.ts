export type { Brand } from './brand.contract.ts';
export type { BrandPalette } from './brand-palette.contract.ts';
export { brandStyle } from './brand-style.ts';
export { contrastRatio } from './contrast.ts';
export { libraryPalette, palettePairs } from './palette-pairs.ts';
