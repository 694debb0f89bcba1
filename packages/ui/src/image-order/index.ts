export { ImageOrder, type ImageOrderProps } from './image-order.tsx';
export type { OrderedImage } from './ordered-image.ts';
