import { newslettersOperations, type Newsletter } from '@mijn/domain/newsletters';
import { createAssociationFixture, type AssociationFixture } from '../../../testing/association-fixture.ts';
import type { TestResponse, TestAppOptions } from '../../../testing/index.ts';
import { stagePdf } from '../../attachments/testing/attachments-fixture.ts';

/** The fields of the form that a test sets. Without `pdf`, a PDF is uploaded first. */
interface Sent {
  subject?: string;
  summary?: string;
  pdf?: string;
  attachments?: readonly string[];
  publication?: 'now' | 'scheduled' | 'draft';
  publish_date?: string;
  publish_time?: string;
  notify?: boolean;
}

/** An association whose board writes newsletters. */
export interface NewslettersFixture extends AssociationFixture {
  path: string;
  /** Uploads a PDF as the board, and returns its id. */
  stage: (name?: string) => Promise<string>;
  /** Creates a newsletter as the board. */
  send: (form?: Sent) => Promise<TestResponse>;
  create: (form?: Sent) => Promise<Newsletter>;
}

export async function createNewslettersFixture(options?: TestAppOptions): Promise<NewslettersFixture> {
  const base = await createAssociationFixture(options);
  const { association, board } = base;
  const path = `/associations/${association.id}/newsletters`;
  const stage = async (name = 'Nieuwsbrief.pdf') => (await stagePdf(board, association.id, name)).id;
  const send: NewslettersFixture['send'] = async (form = {}) =>
    board.post(path, {
      subject: 'Najaar op de Kade',
      summary: '',
      attachments: [],
      publication: 'now',
      notify: false,
      ...form,
      pdf: form.pdf ?? (await stage()),
    });
  return {
    ...base,
    path,
    stage,
    send,
    create: async (form) => (await send(form)).as(newslettersOperations.createNewsletter),
  };
}
