import { LIST_PAGE_SIZE } from '@mijn/domain/limits';
import type { Newsletter, NewslettersQuery } from '@mijn/domain/newsletters';
import { newslettersContract } from '@mijn/domain/newsletters/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { onePagePdfText } from '../pdf-text.ts';
import { mockCall, Refusal } from './mock-call.ts';

const yearOf = ({ published_at }: Newsletter): number | undefined =>
  published_at === null ? undefined : Number(published_at.slice(0, 4));

const COVER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="210" height="297"><rect width="210" height="297" fill="#0f4c4f"/><rect x="30" y="90" width="150" height="150" fill="#f2a65a"/></svg>';
const cover = () => new HttpResponse(COVER, { headers: { 'content-type': 'image/svg+xml' } });
const pdf = () =>
  new HttpResponse(onePagePdfText('Nieuwsbrief'), { headers: { 'content-type': 'application/pdf' } });

/** Returns mocked calls of newsletters, which keep what the board deletes. */
export function newslettersCalls(first: readonly Newsletter[]): HttpHandler[] {
  let newsletters = [...first];
  const findOr404 = (id: string) =>
    first.find((newsletter) => newsletter.id === id) ?? new Refusal('not_found');
  return [
    mockCall(newslettersContract.listNewsletters, ({ query }) => {
      const q = query.get('q' satisfies keyof NewslettersQuery)?.toLowerCase() ?? '';
      const year = query.get('year' satisfies keyof NewslettersQuery);
      const found = newsletters.filter(
        (newsletter) =>
          newsletter.subject.toLowerCase().includes(q) && (!year || yearOf(newsletter) === Number(year)),
      );
      const page = Number(query.get('page') ?? 1);
      const per_page = Number(query.get('per_page') ?? LIST_PAGE_SIZE);
      return {
        data: found.slice((page - 1) * per_page, page * per_page),
        meta: { page, per_page, total: found.length },
      };
    }),
    mockCall(newslettersContract.listYears, () => ({
      data: [...new Set(newsletters.flatMap((newsletter) => yearOf(newsletter) ?? []))],
    })),
    mockCall(newslettersContract.getNewsletter, ({ params }) => findOr404(params.newsletter_id)),
    mockCall(newslettersContract.deleteNewsletter, ({ params }) => {
      newsletters = newsletters.filter(({ id }) => id !== params.newsletter_id);
      return undefined;
    }),
    mockCall(newslettersContract.restoreNewsletter, ({ params }) => {
      newsletters = first.filter(
        ({ id }) => id === params.newsletter_id || newsletters.some((one) => one.id === id),
      );
      return findOr404(params.newsletter_id);
    }),
    http.get('*/api/associations/:association/newsletters/:newsletter/thumbnail', cover),
    http.get(
      '*/api/associations/:association/newsletters/:newsletter/attachments/:attachment/thumbnail',
      cover,
    ),
    http.get('*/api/associations/:association/newsletters/:newsletter/file', pdf),
  ];
}
