import type { FilterSheetProps } from '@mijn/ui/filter-sheet';

export const sortChoice = <Sort extends string>(
  options: readonly { value: Sort; label: string }[],
  value: Sort,
  onSort: (sort: Sort) => void,
): NonNullable<FilterSheetProps['sort']> => ({
  options,
  value,
  onChange: (chosen) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onSort(option.value);
  },
});
