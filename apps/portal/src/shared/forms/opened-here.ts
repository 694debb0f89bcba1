/** The state of a history entry that was added to open a dialog. Closing the dialog then goes back. */
export const OPENED_HERE = { isDialogOpenedHere: true };
