import { lazyPart } from '../lazy-part/lazy-part.tsx';
import type { LightboxProps } from './lightbox-props.ts';

const lightboxWindow = lazyPart(
  'lightbox',
  async () => (await import('./lightbox-window.tsx')).LightboxWindow,
  { isOverlay: true },
);

/** The focus returns to the photo in the page when the lightbox closes. Its script loads when the user opens a photo. */
export function Lightbox({ photos, openId, ...props }: LightboxProps) {
  const index = photos.findIndex(({ id }) => id === openId);
  const photo = photos[index];
  return photo && <lightboxWindow.Component {...props} photos={photos} photo={photo} index={index} />;
}
