/** The longest side of a preview, in pixels. */
const PREVIEW_SIZE = 480;

/** The photos that browsers show without the server. Only Safari shows HEIC. */
const SHOWN = /\.(jpe?g|png|webp)$/iu;

/** The chosen files and the URLs of their previews, by the id of the upload. */
const chosen = new Map<string, File>();
const urls = new Map<string, string>();
const listeners = new Set<() => void>();
let queue = Promise.resolve();

/** Returns a small version of a photo. A phone does not have the memory for many photos at their full size. */
async function scaled(file: File): Promise<Blob | null> {
  const whole = await createImageBitmap(file);
  const scale = Math.min(1, PREVIEW_SIZE / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8));
}

async function makePreview(id: string, file: File): Promise<void> {
  if (!chosen.has(id)) return;
  const preview = await scaled(file).catch(() => null);
  if (!preview || !chosen.has(id)) return;
  urls.set(id, URL.createObjectURL(preview));
  for (const listener of listeners) listener();
}

/** Keeps a chosen file, and makes its preview after those of the files before it. */
export function addPreview(id: string, file: File): void {
  chosen.set(id, file);
  if (SHOWN.test(file.name) && 'createImageBitmap' in globalThis)
    queue = queue.then(() => makePreview(id, file));
}

export const chosenFile = (id: string): File | undefined => chosen.get(id);

/** Releases the file and the preview of an upload. */
export function removePreview(id: string): void {
  const url = urls.get(id);
  if (url !== undefined) URL.revokeObjectURL(url);
  chosen.delete(id);
  urls.delete(id);
}

/** Returns the URL of the preview of an upload, or undefined if there is none (yet). */
export const previewOf = (id: string): string | undefined => urls.get(id);

/** Calls a function after each new preview. Returns a function that stops this. */
export function onPreview(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the number of previews. It changes with each new preview. */
export const countPreviews = (): number => urls.size;
