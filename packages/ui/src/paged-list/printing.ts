/** The printing of a whole list, of which the screen shows one page. */
export interface Printing<Row> {
  /** The rows of all pages, while they are printed. Undefined at all other times. */
  rows: readonly Row[] | undefined;
  /** Whether the other pages are being fetched. */
  isPending: boolean;
  /** Fetches the other pages and prints all rows. */
  onPrint: () => void;
}
