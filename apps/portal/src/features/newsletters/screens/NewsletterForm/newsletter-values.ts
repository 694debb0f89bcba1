import { dutchTime } from '@mijn/domain/formats';
import type { Newsletter, NewsletterForm } from '@mijn/domain/newsletters';

export type NewsletterValues = {
  subject: string;
  summary: string;
  pdf: string;
  attachments: readonly string[];
  publication: string;
  publish_date: string;
  publish_time: string;
  notify: boolean;
};

export const EMPTY: NewsletterValues = {
  subject: '',
  summary: '',
  pdf: '',
  attachments: [],
  publication: 'now',
  publish_date: '',
  publish_time: '09:00',
  notify: false,
};

const publications = { draft: 'draft', scheduled: 'scheduled', published: 'now' } as const;

export function valuesOf(newsletter: Newsletter): NewsletterValues {
  const { subject, summary, pdf, attachments, status, published_at, notify } = newsletter;
  const time = status === 'scheduled' && published_at !== null ? dutchTime(published_at) : undefined;
  return {
    subject,
    summary: summary ?? '',
    pdf: pdf.id,
    attachments: attachments.map(({ id }) => id),
    publication: publications[status],
    publish_date: time?.slice(0, 10) ?? EMPTY.publish_date,
    publish_time: time?.slice(11, 16) ?? EMPTY.publish_time,
    notify,
  };
}

const isPublication = (text: string): text is NewsletterForm['publication'] =>
  text === 'now' || text === 'scheduled' || text === 'draft';

export function bodyOf(values: NewsletterValues): NewsletterForm {
  const { attachments, publication, publish_date, publish_time, ...others } = values;
  return {
    ...others,
    attachments: [...attachments],
    publication: isPublication(publication) ? publication : 'draft',
    ...(publication === 'scheduled' && { publish_date, publish_time }),
  };
}
