import { pictureSizes } from '@mijn/domain/albums';
import { isSlowConnection } from '../connection.ts';
import { canBeScaled, scaledPhoto } from './scaled-photo.ts';

/** The longest side of a photo that is sent over a slow connection, in pixels. Three of them take seven seconds at 400 kbit/s. */
const SLOW_LONGEST = 1024;

/**
 * Returns a photo as it is sent: as large as the server keeps it, and smaller over a slow connection. A photo that the browser
 * cannot scale, or that gets no lighter, is returned as it is.
 */
export async function lightPhoto(file: File): Promise<File> {
  if (!canBeScaled(file)) return file;
  const size = isSlowConnection('3g')
    ? { longest: SLOW_LONGEST, quality: 0.7 }
    : { longest: pictureSizes.large, quality: 0.85 };
  const scaled = await scaledPhoto(file, { ...size, type: 'image/jpeg' }).catch(() => null);
  if (!scaled || scaled.size >= file.size) return file;
  return new File([scaled], file.name.replace(/\.[^.]*$/u, '.jpg'), { type: scaled.type });
}
