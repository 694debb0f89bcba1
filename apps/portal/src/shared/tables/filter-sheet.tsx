import { FilterSheet, type FilterSheetProps } from '@mijn/ui/filter-sheet';
import { useDialogAddress } from '../forms/use-dialog-address.ts';

interface AddressedFilterSheetProps extends Omit<FilterSheetProps, 'isOpen' | 'onClose'> {
  /** The URL parameter that opens the sheet. */
  parameter: string;
  /** The query string of the page. */
  search: URLSearchParams;
}

/** Shows the sheet with the filters of a list while the URL opens it. */
export function AddressedFilterSheet({ parameter, search, ...sheet }: AddressedFilterSheetProps) {
  const { close } = useDialogAddress(parameter, search);
  return <FilterSheet {...sheet} isOpen onClose={close} />;
}
