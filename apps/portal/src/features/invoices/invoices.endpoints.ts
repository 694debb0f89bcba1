import { invoicesOf } from '@mijn/api/invoices';
import type {
  CheckStatus,
  DecideBody,
  Invoice,
  InvoicesContract,
  InvoicesQuery,
} from '@mijn/domain/invoices';
import type { AnswerOf } from '@mijn/domain/wire';
import { apiRoot } from '../../shared/api/api-root.ts';

type InAssociation<Args = unknown> = Args & { associationId: string };
type InvoiceRef = InAssociation<{ invoiceId: string }>;
type InvoiceList = AnswerOf<InvoicesContract['listInvoices']>;
type Counts = AnswerOf<InvoicesContract['countInvoices']>;
type Decided = AnswerOf<InvoicesContract['decideInvoice']>;

const paramsOf = ({ associationId, invoiceId }: InvoiceRef) => ({
  association_id: associationId,
  invoice_id: invoiceId,
});

/** Seconds that an answer counts as fresh: others check the same invoices. */
export const FRESH_S = 5;

const LIST = { type: 'Invoice' as const, id: 'LIST' };

/** The counts after one invoice went from one status to another. */
export function recounted(counts: Counts, before: CheckStatus, after: CheckStatus): Counts {
  const moved = Number(before === 'to_check') - Number(after === 'to_check');
  return { to_check: counts.to_check - moved, checked: counts.checked + moved };
}

/** The invoices of one association, for those who check them or get copies. */
export const invoicesEndpoints = apiRoot
  .enhanceEndpoints({ addTagTypes: ['Invoice', 'InvoiceCounts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listInvoices: build.query<InvoiceList, InAssociation<Partial<InvoicesQuery>>>({
        query:
          ({ associationId, ...query }) =>
          (connection, options) =>
            invoicesOf(connection).listInvoices(
              { params: { association_id: associationId }, query },
              options,
            ),
        providesTags: [LIST],
      }),
      countInvoices: build.query<Counts, InAssociation>({
        query:
          ({ associationId }) =>
          (connection, options) =>
            invoicesOf(connection).countInvoices({ params: { association_id: associationId } }, options),
        providesTags: ['InvoiceCounts'],
      }),
      getInvoice: build.query<Invoice, InvoiceRef>({
        query: (ref) => (connection, options) =>
          invoicesOf(connection).getInvoice({ params: paramsOf(ref) }, options),
      }),
      /** What it answers is kept, the next invoice too: a checker waits for no further call. */
      decideInvoice: build.mutation<Decided, InvoiceRef & { body: DecideBody }>({
        query:
          ({ body, ...ref }) =>
          (connection, options) =>
            invoicesOf(connection).decideInvoice({ params: paramsOf(ref), body }, options),
        // When it is refused someone else was busy here: the counts are no longer known.
        invalidatesTags: (_, error) => (error ? [LIST, 'InvoiceCounts'] : [LIST, 'Overview']),
        onQueryStarted: async ({ associationId, invoiceId }, { dispatch, queryFulfilled, ...store }) => {
          const { select } = invoicesEndpoints.endpoints.getInvoice;
          const before = select({ associationId, invoiceId })(store.getState()).data?.check_status;
          const answer = await queryFulfilled.catch(() => undefined);
          if (!answer) return;
          const { invoice, next } = answer.data;
          const { upsertQueryData, updateQueryData } = invoicesEndpoints.util;
          for (const known of [invoice, next])
            if (known)
              void dispatch(upsertQueryData('getInvoice', { associationId, invoiceId: known.id }, known));
          if (before)
            dispatch(
              updateQueryData('countInvoices', { associationId }, (counts) =>
                recounted(counts, before, invoice.check_status),
              ),
            );
        },
      }),
    }),
  });

export const { useListInvoicesQuery, useCountInvoicesQuery, useGetInvoiceQuery, useDecideInvoiceMutation } =
  invoicesEndpoints;
