import { useState } from 'react';
import { AmountText } from '../src/amount-text/amount-text.tsx';
import { DataTable, type Column, type DataTableProps } from '../src/data-table/data-table.tsx';
import { DateText } from '../src/date-text/date-text.tsx';
import { EmptyState } from '../src/empty-state/empty-state.tsx';
import { Tag } from '../src/tag/tag.tsx';

export interface Invoice {
  id: string;
  number: string;
  name: string;
  created_at: string;
  amount: number;
  is_new: boolean;
}

type SortName = 'number' | 'name' | 'created_at' | 'amount';

const names = [
  'Loodgietersbedrijf Van der Meer',
  'Elektro Maas',
  'Schildersbedrijf De Kwast',
  'Liftonderhoud',
];

export const invoicesOf = (count: number): Invoice[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    number: `2026-${String(index + 1).padStart(4, '0')}`,
    name: names[index % names.length] ?? '',
    created_at: `2026-${String((index % 11) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
    amount: ((index * 7919) % 400_000) / 100,
    is_new: index % 4 === 0,
  }));

const columns: readonly Column<Invoice, SortName>[] = [
  {
    id: 'number',
    header: 'Nummer',
    isSortable: true,
    width: '8rem',
    cell: ({ number }) => number,
    cardPlace: 'line',
  },
  { id: 'name', header: 'Leverancier', isSortable: true, isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'is_new',
    header: 'Status',
    width: '9.5rem',
    cardPlace: 'mark',
    cell: ({ is_new }) => (
      <Tag look={is_new ? 'attention' : 'plain'}>{is_new ? 'te controleren' : 'akkoord'}</Tag>
    ),
  },
  {
    id: 'created_at',
    header: 'Aangemaakt op',
    isSortable: true,
    align: 'end',
    width: '10.5rem',
    cardPlace: 'line',
    cell: ({ created_at }) => <DateText date={created_at} />,
  },
  {
    id: 'amount',
    header: 'Bedrag',
    isSortable: true,
    align: 'end',
    width: '8.5rem',
    cardPlace: 'end',
    cell: ({ amount }) => <AmountText amount={amount} />,
  },
];

const sorted = (invoices: readonly Invoice[], sort: string) => {
  const key = sort.replace('-', '');
  const of = (invoice: Invoice) => Object.entries(invoice).find(([name]) => name === key)?.[1] ?? '';
  const up = invoices.toSorted((a, b) => (of(a) < of(b) ? -1 : Number(of(a) > of(b))));
  return sort.startsWith('-') ? up.toReversed() : up;
};

export interface InvoicesProps extends Partial<DataTableProps<Invoice, SortName>> {
  count: number;
  isSelectable?: boolean;
  hasFilters?: boolean;
}

export function Invoices({ count, isSelectable = false, hasFilters = false, ...props }: InvoicesProps) {
  const [sort, onSort] = useState<SortName | `-${SortName}`>('-created_at');
  const [page, onPage] = useState(1);
  const [perPage, onPerPage] = useState(25);
  const [selected, onSelect] = useState<string[]>([]);
  const [active, setActive] = useState([
    { id: 'status', label: 'Te controleren' },
    { id: 'year', label: '2026' },
  ]);
  const rows = sorted(invoicesOf(count), sort).slice((page - 1) * perPage, page * perPage);
  const onRemove = (id: string) => setActive(active.filter((filter) => filter.id !== id));
  return (
    <DataTable<Invoice, SortName>
      label="Facturen"
      columns={columns}
      content={{ state: 'loaded', rows }}
      empty={
        <EmptyState drawing="invoices" title="Nog geen facturen">
          Hier staan straks de facturen van uw vereniging.
        </EmptyState>
      }
      rowHref={({ id }) => `#invoice-${id}`}
      sorting={{ sort, onSort }}
      paging={{ page, perPage, total: count, onPage, onPerPage }}
      {...(hasFilters ? { filters: { active, onRemove, onClear: () => setActive([]) } } : {})}
      {...(isSelectable
        ? { selection: { selected, onSelect, nameOf: ({ number }) => `factuur ${number}` } }
        : {})}
      {...props}
    />
  );
}
