import { createContext } from 'react';
import type { OrderedImage } from './ordered-image.ts';
import type { TouchDrag } from './use-touch-drag.ts';

/** What the user can do with a photo of the list. The functions never change, so that a photo can be memoized. */
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

/**
 * Gives each photo its current state. A change of one photo, such as a letter in its description, so renders that
 * photo alone: rendering a list of 200 photos with its drag and drop takes most of a second.
 */
export const ShownImagesContext = createContext<ShownImages | null>(null);
