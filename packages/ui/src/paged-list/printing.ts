/** The printing of a whole list, of which the screen shows one page. */
export interface Printing<Row> {
  rows: readonly Row[] | undefined;
  isPending: boolean;
  onPrint: () => void;
}
