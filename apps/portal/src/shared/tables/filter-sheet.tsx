import { FilterSheet, type FilterSheetProps } from '@mijn/ui/filter-sheet';
import { useDialogAddress } from '../forms/use-dialog-address.ts';

interface AddressedFilterSheetProps extends Omit<FilterSheetProps, 'isOpen' | 'onClose'> {
  parameter: string;
  search: URLSearchParams;
}

export function AddressedFilterSheet({ parameter, search, ...sheet }: AddressedFilterSheetProps) {
  const { close } = useDialogAddress(parameter, search);
  return <FilterSheet {...sheet} isOpen onClose={close} />;
}
