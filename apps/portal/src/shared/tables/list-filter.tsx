import { FilterChip } from '@mijn/ui/filter-chip';
import { useEffect, useEffectEvent } from 'react';
import type { ChangeOptions } from './use-list-settings.ts';

interface ListFilterProps {
  label: string;
  /** All there is to choose from; undefined while that is not known. */
  options: readonly string[] | undefined;
  /** Whether the options are only those that fit the other filters, so that there are more. */
  isPartial?: boolean;
  /** The chosen one; undefined while the filter is off. */
  value: string | undefined;
  onChange: (value: string | undefined, options?: ChangeOptions) => void;
}

/**
 * Drops a filter whose value there is not, such as one of an old link.
 * @param isKnown whether there is such a value; undefined while that is not known.
 */
export function useUnknownFilter(isKnown: boolean | undefined, drop: () => void): void {
  const onUnknown = useEffectEvent(drop);
  useEffect(() => {
    if (isKnown === false) onUnknown();
  }, [isKnown]);
}

/** A filter of a list on one of some texts. An address with another text is one without the filter. */
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
