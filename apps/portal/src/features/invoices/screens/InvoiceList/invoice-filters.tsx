import { formatAmount, formatDate, isDay } from '@mijn/domain/formats';
import { FilterChip } from '@mijn/ui/filter-chip';
import { FilterForm } from '@mijn/ui/filter-form';
import { lazyPart } from '@mijn/ui/lazy-part';
import { TextField } from '@mijn/ui/text-field';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useListSuppliersQuery } from '../../invoices.endpoints.ts';
import type { InvoicesProps } from '../../invoices-url.ts';
import { readAmount, typedAmount } from './read-amount.ts';
import { texts } from './texts.ts';
import { useRange } from './use-range.ts';

/** Returns a range in words, or null without an end. */
function rangeText(from: string | undefined, to: string | undefined): string | null {
  if (from !== undefined && to !== undefined) return from === to ? from : texts.between(from, to);
  if (from !== undefined) return texts.fromOn(from);
  return to === undefined ? null : texts.upTo(to);
}

const amountText = (cents: number | undefined): string | undefined =>
  cents === undefined ? undefined : formatAmount(cents / 100);

function AmountFilter({ settings: { total_from, total_to }, onChange }: InvoicesProps) {
  const { typed, setTyped, faults, form } = useRange({
    applied: { from: total_from, to: total_to },
    typedOf: typedAmount,
    read: (text) => (text.trim() === '' ? undefined : (readAmount(text) ?? null)),
    faultTexts: { unreadable: texts.noAmount, reversed: texts.amountsReversed },
    onChange: ({ from, to }) => onChange({ total_from: from, total_to: to }),
  });
  return (
    <FilterForm
      label={texts.columns.total_cents}
      value={rangeText(amountText(total_from), amountText(total_to))}
      {...form}
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

function DateFilter({ settings: { created_from, created_to }, onChange }: InvoicesProps) {
  const { typed, setTyped, faults, form } = useRange({
    applied: { from: created_from, to: created_to },
    typedOf: (day): string | null => day ?? null,
    read: (day) => (day === null ? undefined : isDay(day) ? day : null),
    faultTexts: { unreadable: texts.noDate, reversed: texts.datesReversed },
    onChange: ({ from, to }) => onChange({ created_from: from, created_to: to }),
  });
  return (
    <FilterForm label={texts.date} value={rangeText(dayText(created_from), dayText(created_to))} {...form}>
      <dateFields.Component typed={typed} faults={faults} onChange={setTyped} />
    </FilterForm>
  );
}

export function InvoiceFilters(props: InvoicesProps) {
  const { settings, onChange } = props;
  const { id: association_id } = useAssociation();
  const { data: suppliers } = useListSuppliersQuery({ params: { association_id } });
  const { supplier } = settings;
  return (
    <>
      <FilterChip
        label={texts.columns.supplier}
        options={(suppliers?.data ?? []).map(({ key, name }) => ({ id: key, label: name }))}
        value={supplier ?? null}
        onChange={(key) => onChange({ supplier: key ?? undefined })}
      />
      <AmountFilter {...props} />
      <DateFilter {...props} />
    </>
  );
}
