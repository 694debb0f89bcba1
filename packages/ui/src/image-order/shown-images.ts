import { createContext } from 'react';
import type { OrderedImage } from './ordered-image.ts';
import type { TouchDrag } from './use-touch-drag.ts';

/** The actions on a photo of the list. The functions never change, so that a photo can be memoized. */
export interface ImageHandlers {
  onStep: (id: string, direction: 1 | -1) => void;
  onCover: (id: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  onAlt: (id: string, alt: string) => void;
}

/** The photos as they are now. */
export interface ShownImages {
  images: readonly OrderedImage[];
  coverId: string | null;
  hasAlt: boolean;
  altMaxLength: number | undefined;
  handlers: ImageHandlers;
  drag: TouchDrag;
}

/** A change of one photo renders that photo alone, because rendering a list of 200 photos takes most of a second. */
export const ShownImagesContext = createContext<ShownImages | null>(null);
