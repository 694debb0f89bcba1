/** A photo among others whose order one decides. */
export interface OrderedImage {
  id: string;
  /** What it is called: its file's name, or what one has called it. */
  name: string;
  /** The address of a small size; without it its place is kept. */
  src?: string | undefined;
  /** How far it is on its way; left out when it has arrived. */
  upload?:
    | { status: 'uploading'; /** Percentage, 0 to 100. */ progress: number }
    | { status: 'failed'; /** What went wrong, and what to do. */ error: string };
}
