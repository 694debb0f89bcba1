import { FilterChip } from '@mijn/ui/filter-chip';
import { useEffect, useEffectEvent } from 'react';
import type { ChangeOptions } from './use-list-settings.ts';

interface ListFilterProps {
  label: string;
  /** The options of the filter. Undefined while the options are not known. */
  options: readonly string[] | undefined;
  /**
   * Whether the list of options is incomplete, because it contains only the options that match the other
   * filters.
   */
  isPartial?: boolean;
  /** The selected option. Undefined while the filter is off. */
  value: string | undefined;
  onChange: (value: string | undefined, options?: ChangeOptions) => void;
}

/**
 * Removes a filter whose value does not exist, such as the value in an old link.
 * @param isKnown whether the value exists. Undefined while this is not known.
 */
export function useUnknownFilter(isKnown: boolean | undefined, drop: () => void): void {
  const onUnknown = useEffectEvent(drop);
  useEffect(() => {
    if (isKnown === false) onUnknown();
  }, [isKnown]);
}

/**
 * Shows a filter of a list with a fixed set of options. If the URL contains another value, the filter is
 * removed.
 */
export function ListFilter({ label, options, isPartial = false, value, onChange }: ListFilterProps) {
  const isKnown = value === undefined || isPartial ? undefined : options?.includes(value);
  useUnknownFilter(isKnown, () => onChange(undefined, { replace: true }));
  return (
    <FilterChip
      label={label}
      options={(options ?? []).map((option) => ({ id: option, label: option }))}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  );
}

interface YearFilterProps extends Pick<ListFilterProps, 'label' | 'isPartial'> {
  /** The years of the filter. Undefined while they are not known. */
  years: readonly number[] | undefined;
  year: number | undefined;
  onChange: (change: { year: number | undefined }, options?: ChangeOptions) => void;
}

/** Shows a filter of a list on the year. */
export function YearFilter({ years, year, onChange, ...filter }: YearFilterProps) {
  return (
    <ListFilter
      {...filter}
      options={years?.map(String)}
      value={year?.toString()}
      onChange={(value, options) =>
        onChange({ year: value === undefined ? undefined : Number(value) }, options)
      }
    />
  );
}
