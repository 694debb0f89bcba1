import { describe, expect, it } from '@jest/globals';
import { messagesContract } from '@mijn/domain/messages/contract';
import { newsContract } from '@mijn/domain/news/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anAssociation, aUser } from '@mijn/api/mock/auth';
import { idOf, mockCall, Refusal } from '@mijn/api/mock/call';
import { aMessage, messagesCalls, messagesPage } from '@mijn/api/mock/messages';
import { newsCalls } from '@mijn/api/mock/news';
import { reportSectionChange } from '../../../../shared/sections/section-changes.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';
import { someMessages, tooManyMessages } from '../../../../testing/messages-data.ts';

setUpPortal();

const calls = (messages = someMessages) => [...sessionCalls(aUser()), ...messagesCalls(messages)];
const articles = () => screen.findAllByRole('article');

describe('the bulletin board', () => {
  it('is filtered by year and by search, and offers the years of the search', async () => {
    const user = await showPortal('/bulletin-board', calls());
    expect(await articles()).toHaveLength(3);
    const year = () => screen.findByRole('button', { name: 'Jaar' });
    await waitFor(async () => expect(await year()).toBeEnabled());
    await user.click(await year());
    await user.click(await screen.findByRole('option', { name: '2025' }));
    await waitFor(async () => expect(await articles()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Verwijder filter Jaar: 2025' }));
    await user.type(screen.getByRole('searchbox', { name: 'Zoek in berichten' }), 'steiger');
    await waitFor(async () => expect(await articles()).toHaveLength(1));
    await user.click(await year());
    expect(await screen.findByRole('option', { name: '2026' })).toBeVisible();
    expect(screen.queryByRole('option', { name: '2025' })).not.toBeInTheDocument();
  });

  it('shows one message by its URL, from any page of the list', async () => {
    const message = tooManyMessages[35];
    const user = await showPortal(`/bulletin-board?bericht=${message?.id}`, calls(tooManyMessages));
    expect(await screen.findByRole('article', { name: message?.subject ?? '' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Alle berichten' }));
    await waitFor(async () => expect(await articles()).toHaveLength(10));
    const heading = screen.getByRole('heading', { level: 1, name: 'Prikbord' });
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('link', { name: tooManyMessages[0]?.subject ?? '' }));
    await waitFor(async () => expect(await articles()).toHaveLength(1));
    expect(heading).toHaveFocus();
  });

  it('says that a message is gone', async () => {
    await showPortal(`/bulletin-board?bericht=${idOf(40, 99)}`, calls());
    expect(await screen.findByRole('heading', { name: 'Dit bericht bestaat niet (meer)' })).toBeVisible();
  });

  it('deletes a message, and puts it back with "Ongedaan maken"', async () => {
    const user = await showPortal('/bulletin-board', calls());
    const subject = 'Steiger aan de noordzijde';
    await user.click(await screen.findByRole('button', { name: `Acties voor ${subject}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
    expect(await screen.findByText(`“${subject}” is verwijderd.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: subject })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByRole('article', { name: subject })).toBeVisible();
  });

  it('keeps the focus in the list after a deletion and after its undo', async () => {
    const messages = someMessages.map((message) => ({ ...message, may_edit: true }));
    const user = await showPortal('/bulletin-board', calls(messages));
    const menuOf = (subject: string) => screen.findByRole('button', { name: `Acties voor ${subject}` });
    const remove = async (subject: string) => {
      const menu = await menuOf(subject);
      act(() => menu.focus());
      await user.keyboard('{Enter}');
      await screen.findByRole('menuitem', { name: 'Verwijderen' });
      await user.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(screen.queryByRole('article', { name: subject })).not.toBeInTheDocument());
    };
    const [first, second, third] = messages.map(({ subject }) => subject);
    if (!first || !second || !third) throw new Error('There are three messages.');
    await remove(second);
    await waitFor(async () => expect(await menuOf(third)).toHaveFocus());
    act(() => screen.getByRole('button', { name: 'Ongedaan maken' }).focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('article', { name: second })).toBeVisible();
    expect(await menuOf(third)).toHaveFocus();
    for (const subject of [first, second, third]) await remove(subject);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Prikbord' })).toHaveFocus());
  });

  it('loses a message that is deleted elsewhere, while new messages wait', async () => {
    let messages = [...someMessages];
    const publishedAt = '2026-11-24T08:00:00Z';
    await showPortal('/bulletin-board', [
      mockCall(messagesContract.listMessages, ({ query }) => messagesPage(messages, query)),
      mockCall(messagesContract.getMessage, () => new Refusal('not_found')),
      ...calls(),
    ]);
    expect(await articles()).toHaveLength(3);
    messages = [aMessage(4, { subject: 'Nieuw', published_at: publishedAt }), ...messages.slice(1)];
    act(() => reportSectionChange(anAssociation().id));
    await waitFor(async () => expect(await articles()).toHaveLength(2));
    expect(screen.queryByRole('article', { name: someMessages[0]?.subject ?? '' })).not.toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Nieuw' })).not.toBeInTheDocument();
  });

  it('says that the one message that it shows is deleted elsewhere', async () => {
    let isDeleted = false;
    const [message] = someMessages;
    if (!message) throw new Error('There are three messages.');
    await showPortal(`/bulletin-board?bericht=${message.id}`, [
      mockCall(messagesContract.getMessage, () => (isDeleted ? new Refusal('not_found') : message)),
      ...calls(),
    ]);
    expect(await articles()).toHaveLength(1);
    isDeleted = true;
    act(() => reportSectionChange(anAssociation().id));
    expect(await screen.findByRole('heading', { name: 'Dit bericht bestaat niet (meer)' })).toBeVisible();
  });

  it('can only be read by staff without write access', async () => {
    const impersonation = { staff_name: 'Sara Staf', ends_at: '2099-01-01T00:00:00Z', is_read_only: true };
    await showPortal('/bulletin-board', [
      ...sessionCalls(aUser({ impersonation })),
      ...messagesCalls(someMessages),
    ]);
    expect(await articles()).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'Bericht plaatsen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Acties voor/u })).not.toBeInTheDocument();
  });
});

describe('the news of the provider', () => {
  it('is a page for the configured provider only', async () => {
    await showPortal('/andere/news', [...sessionCalls(aUser()), ...newsCalls(someMessages)]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible();
  });

  it('that is urgent is above every screen until the member closes it', async () => {
    const closed: string[] = [];
    const urgent = { id: idOf(42, 1), subject: 'Geen water', published_at: '2026-11-20T08:12:00Z' };
    const user = await showPortal('/bulletin-board', [
      mockCall(newsContract.listUrgent, () => ({ data: closed.includes(urgent.id) ? [] : [urgent] })),
      mockCall(newsContract.dismissItem, ({ params }) => void closed.push(params.item_id)),
      ...calls(),
    ]);
    const banner = await screen.findByRole('region', { name: /^Belangrijk nieuws/u });
    expect(banner).toHaveTextContent('Geen water');
    expect(within(banner).getByRole('link', { name: 'Lees het bericht' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/waterpas/news?bericht=${urgent.id}`),
    );
    act(() => within(banner).getByRole('button', { name: 'Sluiten: Geen water' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(banner).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
    await waitFor(() => expect(closed).toEqual([urgent.id]));
  });

  it('that is urgent folds under the first, and the button opens the rest', async () => {
    const published_at = '2026-11-20T08:12:00Z';
    const urgent = [
      { id: idOf(42, 3), subject: 'Geen water', published_at },
      { id: idOf(42, 2), subject: 'Lift buiten gebruik', published_at },
      { id: idOf(42, 1), subject: 'Steiger', published_at },
    ];
    const user = await showPortal('/bulletin-board', [
      mockCall(newsContract.listUrgent, () => ({ data: urgent })),
      mockCall(newsContract.dismissItem, () => undefined),
      ...calls(),
    ]);
    const subjects = () =>
      screen
        .getAllByRole('region', { name: /^Belangrijk nieuws/u })
        .map((banner) => within(banner).getByRole('status').textContent);
    await screen.findByRole('region', { name: /^Belangrijk nieuws/u });
    expect(subjects()).toEqual(['Geen water']);
    const more = screen.getByRole('button', { name: 'Nog 2 dringende berichten' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(subjects()).toEqual(['Geen water', 'Lift buiten gebruik', 'Steiger']);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.click(more);
    expect(subjects()).toEqual(['Geen water']);
    await user.click(screen.getByRole('button', { name: 'Sluiten: Geen water' }));
    expect(subjects()).toEqual(['Lift buiten gebruik']);
    expect(screen.getByRole('button', { name: 'Nog 1 dringend bericht' })).toBeVisible();
  });
});
