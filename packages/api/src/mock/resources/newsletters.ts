import type { AttachedFile } from '@mijn/domain/files';
import { momentOfDutchTime } from '@mijn/domain/formats';
import { type Newsletter, type NewsletterForm, statusOf } from '@mijn/domain/newsletters';
import { newslettersContract } from '@mijn/domain/newsletters/contract';
import {
  type DeletedRow,
  deletionOf,
  inOrder,
  isInYear,
  keepRows,
  pageOf,
  searchedPage,
  yearOf,
} from '../call/rows.ts';
import { type Member, nameOfMember, nowOf } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import { MOCKED_OWNERS } from './archive.ts';
import { mailedTo } from './messages.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile, filesOf, idOf } from '../provider/ids.ts';
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

/** Eight newsletters. The first is a draft and the second is scheduled. */
const eightNewsletters = ({ random, moment, rows }: Place): Newsletter[] =>
  rows(8, (number, at) => {
    const status = (['draft', 'scheduled'] as const)[at] ?? 'published';
    return aNewsletter(number, {
      subject: `Nieuws over ${random.pick(topics)} en ${random.pick(topics)}`,
      status,
      published_at: status === 'draft' ? null : moment(status === 'scheduled' ? 9 : -90 * at, '09:00'),
      is_unread: at === 2,
    });
  });

interface NewslettersData {
  newsletters: readonly Newsletter[];
  deleted: readonly DeletedRow<Newsletter>[];
}

function respond({ newsletters: initial, deleted }: NewslettersData): Responders<typeof newslettersContract> {
  const rows = keepRows(initial, deleted);
  const fieldsOf = (form: NewsletterForm, kept: readonly AttachedFile[], member: Member | undefined) => {
    const { publication, publish_date = '', publish_time = '', subject, summary, notify } = form;
    const published_at = {
      draft: () => null,
      now: () => nowOf(member),
      scheduled: () => momentOfDutchTime(publish_date, publish_time).toISOString(),
    }[publication]();
    const mailed = { notify: false, notified_at: nowOf(member), mail: mailedTo(MOCKED_OWNERS) };
    return {
      subject,
      summary: summary || null,
      notify,
      ...(notify && publication === 'now' && mailed),
      published_at,
      status: statusOf(published_at, new Date(nowOf(member))),
      pdf: filesOf([form.pdf], kept)[0] ?? aNewsletterFile(1),
      attachments: filesOf(form.attachments, kept),
    };
  };
  return {
    listNewsletters: ({ query }) => {
      const chosen = rows
        .all()
        .filter(({ published_at }) =>
          published_at === null ? !query.has('year') : isInYear(published_at, query),
        );
      return searchedPage(query, (has) => {
        const found = chosen.filter(({ subject }) => has(subject));
        return pageOf(query.has('sort') ? inOrder(found, query, '-published_at') : found, query);
      });
    },
    listYears: () => ({
      data: [
        ...new Set(rows.all().flatMap(({ published_at }) => (published_at ? [yearOf(published_at)] : []))),
      ],
    }),
    listDeletedNewsletters: ({ query, member }) => {
      const shown = rows.deleted().map((one) => {
        const { id, subject, published_at, notify, author_name, attachments } = one.row;
        const status = statusOf(published_at, new Date(nowOf(member)));
        const attachment_count = attachments.length;
        const own = { id, subject, status, published_at, notify, author_name, attachment_count };
        return Object.assign(own, deletionOf(one));
      });
      return pageOf(shown, query);
    },
    countRecipients: () => ({ recipients: MOCKED_OWNERS }),
    createNewsletter: ({ body, member }) => {
      const fields = fieldsOf(body, [], member);
      const author_name = nameOfMember(member);
      return rows.add(aNewsletter(900_000 + rows.count(), { ...fields, author_name, may_edit: true }));
    },
    getNewsletter: ({ params }) => rows.find(params.newsletter_id),
    updateNewsletter: ({ params, body: { version, ...form }, member }) => {
      const found = rows.find(params.newsletter_id);
      if (found instanceof Refusal) return found;
      const fields = fieldsOf(form, [found.pdf, ...found.attachments], member);
      return rows.change(found.id, { ...fields, changed_at: nowOf(member) }, version);
    },
    deleteNewsletter: ({ params, member }) => rows.remove(params.newsletter_id, nowOf(member)),
    restoreNewsletter: ({ params }) => rows.restore(params.newsletter_id),
  };
}

export const newslettersCalls = (
  newsletters: readonly Newsletter[],
  deleted: readonly DeletedRow<Newsletter>[] = [],
) => callsOf(newslettersContract, respond({ newsletters, deleted }));

export const newslettersMock = defineMock({
  contract: newslettersContract,
  generate: (place) => ({ newsletters: eightNewsletters(place), deleted: [] }),
  respond,
});
