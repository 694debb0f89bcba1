/** The photos that browsers can decode. Only Safari decodes HEIC. */
const DECODED = /\.(jpe?g|png|webp)$/iu;

export const canBeScaled = ({ name }: File): boolean =>
  DECODED.test(name) && 'createImageBitmap' in globalThis;

interface Scaling {
  /** The longest side, in pixels. A smaller photo keeps its size. */
  longest: number;
  type: 'image/webp' | 'image/jpeg';
  quality: number;
}

/** Returns a smaller version of a photo, upright and without its metadata. @throws DOMException for a photo that is damaged. */
export async function scaledPhoto(file: File, { longest, type, quality }: Scaling): Promise<Blob | null> {
  const whole = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
