export type { Brand, BrandPalette } from './brand.contract.ts';
export { brandStyle } from './brand-style.ts';
export { contrastRatio } from './contrast.ts';
