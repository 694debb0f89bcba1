import type { AttachedFile } from '@mijn/domain/files';
import { momentOfDutchTime } from '@mijn/domain/formats';
import { type Newsletter, type NewsletterForm, statusOf } from '@mijn/domain/newsletters';
import { newslettersContract } from '@mijn/domain/newsletters/contract';
import { canWriteNewsletters } from '@mijn/domain/roles';
import type { HttpHandler } from 'msw';
import { type DeletedRow, deletionOf } from '../call/deleted-rows.ts';
import type { Member } from '../call/member.ts';
import { Refusal, wrongField } from '../call/refusal.ts';
import { inOrder, isInYear, keepRows, pageOf, searchedPage, yearOf } from '../call/rows.ts';
import { aHit, searchOf } from '../call/search.ts';
import { filesOf } from '../call/staged-files.ts';
import { nameOfMember, nowOf } from '../call/visibility.ts';
import { MOCKED_OWNERS } from './archive.ts';
import { mailedTo } from './messages.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile } from '../provider/files.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { topics } from '../provider/words.ts';

/** Returns a PDF of a newsletter, which has a cover. */
export const aNewsletterFile = (number: number, own: Partial<AttachedFile> = {}): AttachedFile =>
  aFile(idOf(51, number), {
    name: `Nieuwsbrief ${number}.pdf`,
    byte_size: 240_000,
    page_count: 4,
    has_thumbnail: true,
    ...own,
  });

export function aNewsletter(number: number, own: Partial<Newsletter> = {}): Newsletter {
  return {
    id: idOf(50, number),
    subject: `Nieuwsbrief ${number}`,
    summary: null,
    status: 'published',
    published_at: '2026-08-24T08:00:00Z',
    changed_at: null,
    author_name: 'Bram Bestuur',
    is_unread: false,
    may_edit: false,
    notify: false,
    notified_at: null,
    mail: null,
    version: 1,
    pdf: aNewsletterFile(number),
    attachments: [],
    ...own,
  };
}

const seasons = ['Winter', 'Voorjaar', 'Zomer', 'Najaar'];

/** Eight newsletters. The first is a draft and the second is scheduled. */
function eightNewsletters({ random, day, moment, rows }: Place): Newsletter[] {
  const topic = random.inTurn(topics);
  return rows(8, (number, index) => {
    const status = (['draft', 'scheduled'] as const)[index] ?? 'published';
    const at = status === 'scheduled' ? 9 : -3 - Math.max(0, index - 2) * 90 - random.int(0, 20);
    const season = seasons[Math.floor((Number(day(at).slice(5, 7)) % 12) / 3)] ?? '';
    return aNewsletter(number, {
      subject: `${season}: ${topic(index)} en ${topic(index + 1)}`,
      summary: random.chance(0.6) ? 'En verder: de volgende vergadering, en wie u kunt bellen.' : null,
      status,
      published_at: status === 'draft' ? null : moment(at, '09:00'),
      is_unread: index === 2,
    });
  });
}

const oneDeleted = ({ moment, rows }: Place): DeletedRow<Newsletter>[] =>
  rows(1, (number) => ({
    row: aNewsletter(number, { id: idOf(52, number), subject: 'Proefversie van het najaar' }),
    deleted_at: moment(-1, '16:05'),
    deleted_by: 'Bram Bestuur',
  }));

interface NewslettersData {
  newsletters: readonly Newsletter[];
  deleted: readonly DeletedRow<Newsletter>[];
}

function respond({ newsletters: initial, deleted }: NewslettersData): Responders<typeof newslettersContract> {
  const rows = keepRows(initial, deleted);
  let count = 0;
  const isWriter = (member: Member | undefined) => canWriteNewsletters(member?.association);
  const isFor = (member: Member | undefined, { status }: Newsletter) =>
    !member || isWriter(member) || status === 'published';
  const as = (newsletter: Newsletter, member: Member | undefined): Newsletter =>
    member ? { ...newsletter, may_edit: isWriter(member) } : newsletter;
  const all = (member: Member | undefined) => rows.all().filter((newsletter) => isFor(member, newsletter));
  const find = (id: string, member: Member | undefined): Newsletter | Refusal => {
    const found = rows.find(id);
    if (found instanceof Refusal || !isFor(member, found)) return new Refusal('not_found');
    return as(found, member);
  };
  const fieldsOf = async (
    form: NewsletterForm,
    kept: readonly AttachedFile[],
    member: Member | undefined,
  ) => {
    const { publication, publish_date = '', publish_time = '' } = form;
    const published_at = {
      draft: () => null,
      now: () => nowOf(member),
      scheduled: () => momentOfDutchTime(publish_date, publish_time).toISOString(),
    }[publication]();
    const [pdf, ...attachments] = await filesOf([form.pdf, ...form.attachments], kept, member);
    if (pdf?.id !== form.pdf) return wrongField('pdf', 'invalid');
    const { subject, summary, notify } = form;
    const isMailed = notify && publication === 'now';
    const status = statusOf(published_at, new Date(nowOf(member)));
    const mail = isMailed && {
      notify: false,
      notified_at: nowOf(member),
      mail: mailedTo(MOCKED_OWNERS),
    };
    return { subject, summary: summary || null, notify, ...mail, published_at, status, pdf, attachments };
  };
  const file = ({ params, member }: { params: { newsletter_id: string }; member?: Member | undefined }) => {
    const found = find(params.newsletter_id, member);
    return found instanceof Refusal ? found : found.subject;
  };
  const attachment = ({
    params,
    member,
  }: {
    params: { newsletter_id: string; attachment_id: string };
    member?: Member | undefined;
  }) => {
    const found = find(params.newsletter_id, member);
    if (found instanceof Refusal) return found;
    return found.attachments.find(({ id }) => id === params.attachment_id)?.name ?? new Refusal('not_found');
  };
  return {
    listNewsletters: ({ query, member }) => {
      const chosen = all(member).filter(({ published_at }) =>
        published_at === null ? !query.has('year') : isInYear(published_at, query),
      );
      return searchedPage(query, (has) => {
        const found = chosen.filter(({ subject }) => has(subject));
        const newsletters = found.map((newsletter) => as(newsletter, member));
        return pageOf(query.has('sort') ? inOrder(newsletters, query, '-published_at') : newsletters, query);
      });
    },
    listYears: ({ member }) => ({
      data: [
        ...new Set(all(member).flatMap(({ published_at }) => (published_at ? [yearOf(published_at)] : []))),
      ],
    }),
    listDeletedNewsletters: ({ query, member }) => {
      const shown = rows.deleted().map((one) => {
        const { id, subject, published_at, notify, author_name, attachments } = one.row;
        const status = statusOf(published_at, new Date(nowOf(member)));
        const attachment_count = attachments.length;
        const own = { id, subject, status, published_at, notify, author_name, attachment_count };
        return Object.assign(own, deletionOf(one, member));
      });
      return pageOf(shown, query);
    },
    countRecipients: () => ({ recipients: MOCKED_OWNERS }),
    createNewsletter: async ({ body, member }) => {
      const fields = await fieldsOf(body, [], member);
      if (fields instanceof Refusal) return fields;
      count += 1;
      return rows.add(
        aNewsletter(900_000 + count, { ...fields, author_name: nameOfMember(member), may_edit: true }),
      );
    },
    getNewsletter: ({ params, member }) => find(params.newsletter_id, member),
    updateNewsletter: async ({ params, body: { version, ...form }, member }) => {
      const found = rows.find(params.newsletter_id);
      if (found instanceof Refusal) return found;
      const fields = await fieldsOf(form, [found.pdf, ...found.attachments], member);
      if (fields instanceof Refusal) return fields;
      const changed = rows.change(found.id, { ...fields, changed_at: nowOf(member) }, version);
      return changed instanceof Refusal ? changed : as(changed, member);
    },
    deleteNewsletter: ({ params, member }) => rows.remove(params.newsletter_id, member),
    restoreNewsletter: ({ params, member }) => {
      const found = rows.restore(params.newsletter_id);
      return found instanceof Refusal ? found : as(found, member);
    },
    downloadNewsletter: file,
    getThumbnail: file,
    downloadAttachment: attachment,
    getAttachmentThumbnail: attachment,
  };
}

export const newslettersCalls = (
  newsletters: readonly Newsletter[],
  deleted: readonly DeletedRow<Newsletter>[] = [],
): HttpHandler[] => callsOf(newslettersContract, respond({ newsletters, deleted }));

export const newslettersMock = defineMock({
  contract: newslettersContract,
  mayChange: canWriteNewsletters,
  generate: (place) => ({ newsletters: eightNewsletters(place), deleted: oneDeleted(place) }),
  respond,
  search: searchOf(
    'newsletters',
    (ask, query) => ask(newslettersContract.listNewsletters, query),
    (row) => aHit(row.id, row.subject, row.published_at),
  ),
});
