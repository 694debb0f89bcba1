import type { Photo } from '../photo-grid/photo-grid.tsx';

export interface LightboxProps {
  /** The name of the set of photos, which is part of the name of the dialog. */
  label: string;
  photos: readonly Photo[];
  /** The id of the shown photo, or null while the lightbox is closed. */
  openId: string | null;
  /** Called with the id of another photo, or with null when the user closes the lightbox. */
  onChange: (id: string | null) => void;
  /** Returns the URL that downloads a photo. Without this function photos have no download button. */
  downloadOf?: (id: string) => string;
}
