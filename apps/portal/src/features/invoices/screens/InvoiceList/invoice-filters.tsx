import { formatAmount, formatDate, isDay } from '@mijn/domain/formats';
import { FilterBar } from '@mijn/ui/filter-bar';
import { FilterChip } from '@mijn/ui/filter-chip';
import { FilterForm } from '@mijn/ui/filter-form';
import { lazyPart } from '@mijn/ui/lazy-part';
import { TextField } from '@mijn/ui/text-field';
import { useState } from 'react';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { useListSuppliersQuery } from '../../invoices.endpoints.ts';
import type { InvoicesProps } from '../../invoices-address.ts';
import type { TypedDays } from './date-range-fields.tsx';
import { readAmount, typedAmount } from './read-amount.ts';
import { texts } from './texts.ts';

/** Returns a range in words, or null without an end. */
function rangeText(from: string | undefined, to: string | undefined): string | null {
  if (from !== undefined && to !== undefined) return from === to ? from : texts.between(from, to);
  if (from !== undefined) return texts.fromOn(from);
  return to === undefined ? null : texts.upTo(to);
}

interface Typed {
  from: string;
  to: string;
}

interface Faults {
  from?: string | undefined;
  to?: string | undefined;
}

const amountText = (cents: number | undefined): string | undefined =>
  cents === undefined ? undefined : formatAmount(cents / 100);

/** Filters by the total: a lowest amount, a highest amount, or both. */
function AmountFilter({ settings: { total_from, total_to }, onChange }: InvoicesProps) {
  const [typed, setTyped] = useState<Typed>({ from: '', to: '' });
  const [faults, setFaults] = useState<Faults>({});
  const apply = (): boolean => {
    const [from, to] = [readAmount(typed.from), readAmount(typed.to)];
    const faultOf = (text: string, cents: number | undefined) =>
      text.trim() !== '' && cents === undefined ? texts.noAmount : undefined;
    const isReversed = from !== undefined && to !== undefined && from > to;
    const found = {
      from: faultOf(typed.from, from),
      to: faultOf(typed.to, to) ?? (isReversed ? texts.amountsReversed : undefined),
    };
    setFaults(found);
    if (found.from !== undefined || found.to !== undefined) return false;
    onChange({ total_from: from, total_to: to });
    return true;
  };
  return (
    <FilterForm
      label={texts.columns.total_cents}
      value={rangeText(amountText(total_from), amountText(total_to))}
      onOpen={() => {
        setTyped({ from: typedAmount(total_from), to: typedAmount(total_to) });
        setFaults({});
      }}
      onApply={apply}
      onClear={() => onChange({ total_from: undefined, total_to: undefined })}
    >
      <TextField
        label={texts.from}
        inputMode="decimal"
        value={typed.from}
        errorMessage={faults.from}
        onChange={(from) => setTyped({ ...typed, from })}
      />
      <TextField
        label={texts.to}
        inputMode="decimal"
        value={typed.to}
        errorMessage={faults.to}
        onChange={(to) => setTyped({ ...typed, to })}
      />
    </FilterForm>
  );
}

const dayText = (day: string | undefined): string | undefined =>
  day === undefined ? undefined : formatDate(day);

const dateFields = lazyPart(
  'date-range-fields',
  async () => (await import('./date-range-fields.tsx')).DateRangeFields,
);

/** Filters by the day on which an invoice was created: a first day, a last day, or both. */
function DateFilter({ settings: { created_from, created_to }, onChange }: InvoicesProps) {
  const [typed, setTyped] = useState<TypedDays>({ from: null, to: null });
  const [faults, setFaults] = useState<Faults>({});
  const apply = (): boolean => {
    const faultOf = (day: string | null) => (day !== null && !isDay(day) ? texts.noDate : undefined);
    const isReversed = typed.from !== null && typed.to !== null && typed.from > typed.to;
    const found = {
      from: faultOf(typed.from),
      to: faultOf(typed.to) ?? (isReversed ? texts.datesReversed : undefined),
    };
    setFaults(found);
    if (found.from !== undefined || found.to !== undefined) return false;
    onChange({ created_from: typed.from ?? undefined, created_to: typed.to ?? undefined });
    return true;
  };
  return (
    <FilterForm
      label={texts.date}
      value={rangeText(dayText(created_from), dayText(created_to))}
      onOpen={() => {
        setTyped({ from: created_from ?? null, to: created_to ?? null });
        setFaults({});
      }}
      onApply={apply}
      onClear={() => onChange({ created_from: undefined, created_to: undefined })}
    >
      <dateFields.Component typed={typed} faults={faults} onChange={setTyped} />
    </FilterForm>
  );
}

/** Shows the search field, and the filters on supplier, amount and date. */
export function InvoiceFilters(props: InvoicesProps) {
  const { settings, onChange } = props;
  const { id: association_id } = useAssociation();
  const { data: suppliers } = useListSuppliersQuery({ params: { association_id } });
  const { q, supplier } = settings;
  return (
    <FilterBar search={<ListSearch label={texts.search} q={q} onChange={onChange} />}>
      <FilterChip
        label={texts.columns.supplier}
        options={(suppliers?.data ?? []).map(({ key, name }) => ({ id: key, label: name }))}
        value={supplier ?? null}
        onChange={(key) => onChange({ supplier: key ?? undefined })}
      />
      <AmountFilter {...props} />
      <DateFilter {...props} />
    </FilterBar>
  );
}
