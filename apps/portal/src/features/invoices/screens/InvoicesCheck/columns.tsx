import type { InvoiceInList } from '@mijn/domain/invoices';
import type { Column } from '@mijn/ui/data-table';
import { DateText } from '@mijn/ui/date-text';
import { Cents } from '../../components/cents.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { texts as sharedTexts } from '../../components/texts.ts';
import { texts } from './texts.ts';

type SortName = keyof typeof texts.columns;

const sortable = <Name extends SortName>(id: Name) =>
  ({ id, header: texts.columns[id], isSortable: true }) as const;

/** The columns of the invoices (decisions §6). */
export const columnsFor = (canCheck: boolean): readonly Column<InvoiceInList, SortName>[] => [
  {
    ...sortable('created_at'),
    width: '9.5rem',
    cardPlace: 'line',
    cell: ({ created_at }) => <DateText date={created_at} />,
  },
  { ...sortable('name'), isRowHeader: true, cell: ({ name }) => name },
  {
    ...sortable('supplier'),
    cardPlace: 'line',
    cell: ({ supplier }) => supplier ?? sharedTexts.unknown,
    cardCell: ({ supplier }) => supplier ?? sharedTexts.unknownSupplier,
  },
  {
    ...sortable('total_cents'),
    width: '9rem',
    align: 'end',
    cardPlace: 'end',
    cell: ({ total_cents, currency }) => <Cents cents={total_cents} currency={currency} />,
  },
  {
    ...sortable('check_status'),
    width: canCheck ? '9.5rem' : '14rem',
    cardPlace: 'mark',
    cell: ({ check_status }) => <StatusTag status={check_status} canCheck={canCheck} />,
  },
];
