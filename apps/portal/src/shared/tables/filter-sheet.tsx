import { FilterSheet, type FilterSheetProps } from '@mijn/ui/filter-sheet';
import { useDialogUrl } from '../forms/use-dialog-url.ts';

interface FilterSheetInUrlProps extends Omit<FilterSheetProps, 'isOpen' | 'onClose'> {
  parameter: string;
  search: URLSearchParams;
}

export function FilterSheetInUrl({ parameter, search, ...sheet }: FilterSheetInUrlProps) {
  const { close } = useDialogUrl(parameter, search);
  return <FilterSheet {...sheet} isOpen onClose={close} />;
}
