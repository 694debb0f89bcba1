import { call, type EndpointResponse, listTag } from '@mijn/api/rtk-query';
import { type Invoice, invoicesOperations } from '@mijn/domain/invoices';
import { apiRoot } from '../../shared/store/api-root.ts';

type Counts = EndpointResponse<typeof invoicesOperations.countInvoices>;

const COUNTS = { type: 'Invoice' as const, id: 'COUNTS' };

type Counted = Pick<Invoice, 'check_status' | 'is_approved_by_you'>;

function countOf({ check_status, is_approved_by_you }: Counted): keyof Counts {
  if (check_status !== 'to_check') return 'checked';
  return is_approved_by_you ? 'waiting_for_other' : 'to_check';
}

function recounted(counts: Counts, before: Counted, after: Counted): Counts {
  const [from, to] = [countOf(before), countOf(after)];
  return from === to ? counts : { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };
}

export const invoicesEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['Invoice'] }).injectEndpoints({
  endpoints: (build) => ({
    listInvoices: build.query(call(invoicesOperations.listInvoices, { providesTags: [listTag('Invoice')] })),
    listSuppliers: build.query(call(invoicesOperations.listSuppliers)),
    countInvoices: build.query(call(invoicesOperations.countInvoices, { providesTags: [COUNTS] })),
    getInvoice: build.query({
      ...call(invoicesOperations.getInvoice),
      providesTags: (_, __, { params }) => [{ type: 'Invoice', id: params.invoice_id }],
    }),
    /** Decides about an invoice. The response has the next invoice, so that a checker does not wait for another request. */
    decideInvoice: build.mutation({
      ...call(invoicesOperations.decideInvoice),
      // If the decision is refused, someone else has decided, so the counts are out of date.
      invalidatesTags: (_, error) => [listTag('Invoice'), error ? COUNTS : 'Overview'],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled, ...store }) => {
        const { select } = invoicesEndpoints.endpoints.getInvoice;
        const before = select({ params })(store.getState()).data;
        const response = await queryFulfilled.catch(() => undefined);
        if (!response) return;
        const { invoice, next } = response.data;
        const { upsertQueryData, updateQueryData } = invoicesEndpoints.util;
        for (const known of [invoice, next])
          if (known)
            void dispatch(
              upsertQueryData('getInvoice', { params: { ...params, invoice_id: known.id } }, known),
            );
        if (before)
          dispatch(
            updateQueryData(
              'countInvoices',
              { params: { association_id: params.association_id } },
              (counts) => recounted(counts, before, invoice),
            ),
          );
      },
    }),
  }),
});

export const {
  useLazyListInvoicesQuery,
  useListInvoicesQuery,
  useListSuppliersQuery,
  useCountInvoicesQuery,
  useGetInvoiceQuery,
  useDecideInvoiceMutation,
} = invoicesEndpoints;
