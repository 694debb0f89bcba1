import type { AgendaItem, Proposal } from '@mijn/domain/agenda';

/** An agenda item of a convocation. */
export interface ConvokedItem extends Pick<AgendaItem, 'number' | 'title' | 'text' | 'kind'> {
  proposal: Proposal | null;
  /** The places of its documents in the list of the convocation, from 1. */
  documents: readonly number[];
}

/** What members are convened to. Two convocations differ if this differs. */
export interface Convoked {
  meeting: {
    concerns: string;
    meeting_date: string;
    ends_at: string | null;
    location: string | null;
    online_url: string | null;
  };
  /** The meeting whose items this one, a second meeting, decides about; null for others. */
  first_meeting: { concerns: string; meeting_date: string } | null;
  agenda: readonly ConvokedItem[];
  documents: readonly { name: string; byte_size: number; sha256: string }[];
}

/** The content of a convocation as it was sent. It is stored as JSON, so that times are texts. */
export interface ConvocationContent extends Convoked {
  association: string;
  version: number;
  frozen_at: string;
  /** The name of the board member who sent it, at that time. */
  frozen_by: string;
  /** The days of notice, and those that the rules of the association wanted; null in a text of a former version. */
  notice: { days_given: number; days_needed: number } | null;
}

/**
 * Reads the content of a convocation that was written as JSON. In a text of a former version there is no basis, as majorities were of the
 * votes cast, nobody was elected, and there is no first meeting and no notice.
 */
export function readContent(text: string): ConvocationContent {
  const content: ConvocationContent = JSON.parse(text);
  content.first_meeting ??= null;
  content.notice ??= null;
  for (const { proposal } of content.agenda) {
    if (!proposal) continue;
    proposal.majority_basis ??= 'cast';
    proposal.election ??= null;
  }
  return content;
}
