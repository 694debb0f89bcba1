export interface OrderedImage {
  id: string;
  /** The name of the photo: the file name, or a name that the user chose. */
  name: string;
  /** The URL of a small version of the photo. Without a URL an empty frame is shown. */
  src?: string | undefined;
  /** The description of the photo. Without this property the photo has no field for it. */
  alt?: string;
  /** The state of the upload, or undefined if the upload is complete. */
  upload?:
    | { status: 'uploading'; /** The progress as a percentage, from 0 to 100. */ progress: number }
    | {
        status: 'waiting';
        /** The reason for which the upload waits, such as "Wacht op de verbinding". */ reason: string;
      }
    | {
        status: 'failed';
        /** The error message, with what to do. */
        error: string;
        /** Whether a retry of the same photo fails again. */
        isFinal?: boolean;
      }
    | undefined;
}
