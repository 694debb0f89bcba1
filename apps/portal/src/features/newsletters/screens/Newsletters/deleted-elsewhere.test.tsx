import { describe, expect, it } from '@jest/globals';
import { anAssociation, aUser } from '@mijn/api/mock/auth';
import { mockCall, Refusal } from '@mijn/api/mock/call';
import { newslettersCalls } from '@mijn/api/mock/newsletters';
import { newslettersContract } from '@mijn/domain/newsletters/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { reportSectionChange } from '../../../../shared/sections/section-changes.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';
import { someNewsletters } from '../../../../testing/newsletters-data.ts';

setUpPortal();

const [newest] = someNewsletters;

async function showDeletion(path: string, isShown: () => Promise<HTMLElement>) {
  let newsletters = [...someNewsletters];
  await showPortal(path, [
    mockCall(newslettersContract.listNewsletters, () => ({
      data: newsletters,
      meta: { page: 1, per_page: 12, total: newsletters.length },
    })),
    mockCall(
      newslettersContract.getNewsletter,
      ({ params }) => newsletters.find(({ id }) => id === params.newsletter_id) ?? new Refusal('not_found'),
    ),
    ...sessionCalls(aUser()),
    ...newslettersCalls(someNewsletters),
  ]);
  await isShown();
  newsletters = newsletters.slice(1);
  act(() => reportSectionChange(anAssociation().id, 'newsletters'));
}

describe('a newsletter that is deleted elsewhere', () => {
  it('leaves the open list', async () => {
    const subject = newest?.subject ?? '';
    await showDeletion('/news-letter', async () => screen.findByRole('article', { name: subject }));
    await waitFor(() => expect(screen.queryByText(subject)).not.toBeInTheDocument(), { timeout: 10_000 });
  });

  it.each([
    ['its own id, as a hit of the search does', newest?.id],
    ['the id of its PDF', newest?.pdf.id],
  ])('says so in the open PDF that the URL selects by %s', async (_, id) => {
    await showDeletion(`/news-letter?document=${id}`, async () => screen.findByRole('dialog'));
    expect(
      await screen.findByRole(
        'heading',
        { name: 'Deze nieuwsbrief is niet meer te zien' },
        { timeout: 10_000 },
      ),
    ).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
