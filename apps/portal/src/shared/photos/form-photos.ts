/**
 * A photo in the values of a form. Each entry of such a value is the id and the description of a photo. A photo that is
 * being uploaded has the id of its upload, and a sign in front.
 */
export interface FormPhoto {
  /** The id of the photo, or the id of its upload until it is uploaded. */
  id: string;
  alt: string;
  isUpload: boolean;
}

const ID_LENGTH = 36;

const UPLOAD = '+';

export const toEntry = ({ id, alt, isUpload }: FormPhoto): string => `${isUpload ? UPLOAD : ''}${id} ${alt}`;

export function toFormPhoto(entry: string): FormPhoto {
  const isUpload = entry.startsWith(UPLOAD);
  const stored = isUpload ? entry.slice(UPLOAD.length) : entry;
  return { id: stored.slice(0, ID_LENGTH), alt: stored.slice(ID_LENGTH + 1), isUpload };
}

export const withStored = (entries: readonly string[], storedIds: ReadonlyMap<string, string>): string[] =>
  entries.map(toFormPhoto).map((photo) => {
    const id = storedIds.get(photo.id);
    return toEntry(id === undefined ? photo : { ...photo, id, isUpload: false });
  });

/** Returns the photos that are on the server, as a request names them. */
export const storedPhotos = (entries: readonly string[]): { id: string; alt: string }[] =>
  entries
    .map(toFormPhoto)
    .filter(({ isUpload }) => !isUpload)
    .map(({ id, alt }) => ({ id, alt: alt.trim() }));
