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
}

/** Reads the content of a convocation that was written as JSON. A text of a former version has no basis: its majorities are of the votes cast. */
export function readContent(text: string): ConvocationContent {
  const content: ConvocationContent = JSON.parse(text);
  for (const { proposal } of content.agenda) if (proposal) proposal.majority_basis ??= 'cast';
  return content;
}
