import { FilterChip } from '@mijn/ui/filter-chip';
import { useEffect, useEffectEvent } from 'react';
import type { ChangeOptions } from './use-list-settings.ts';

interface ListFilterProps {
  label: string;
  options: readonly string[] | undefined;
  /** Whether only the options that match the other filters are known. */
  isPartial?: boolean;
  value: string | undefined;
  onChange: (value: string | undefined, options?: ChangeOptions) => void;
}

/**
 * Removes a filter whose value does not exist, such as the value in an old link.
 * @param isKnown undefined while this is not known.
 */
export function useUnknownFilter(isKnown: boolean | undefined, drop: () => void): void {
  const onUnknown = useEffectEvent(drop);
  useEffect(() => {
    if (isKnown === false) onUnknown();
  }, [isKnown]);
}

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
  years: readonly number[] | undefined;
  year: number | undefined;
  onChange: (change: { year: number | undefined }, options?: ChangeOptions) => void;
}

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
