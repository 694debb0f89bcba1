import { REPORT_WORDS_MIN, SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { countWords, type SimilarTodo } from '@mijn/domain/reports';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useListSimilarQuery } from '../../reports.endpoints.ts';
import type { ReportValues } from './report-values.ts';

/** The time after the last keystroke before similar action items are asked for, in milliseconds. */
const TYPING_PAUSE_MS = 600;

/** Returns the action item that is most like the report, and a function that says that it is something else. */
export function useSimilar(): { similar: SimilarTodo | undefined; dismiss: () => void } {
  const { id: association_id } = useAssociation();
  const { text, place } = useFormValues<ReportValues>();
  const isAskable = countWords(text) >= REPORT_WORDS_MIN && place.trim() !== '';
  const typed = isAskable ? text.trim().slice(0, SEARCH_TEXT_LENGTH_MAX).trim() : '';
  const [asked, setAsked] = useState({ q: '', place: '' });
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ q: typed, place: place.trim() }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, place]);
  const isAsked = asked.q !== '' && isAskable;
  const { data } = useListSimilarQuery(isAsked ? { params: { association_id }, query: asked } : skipToken);
  const found = isAsked ? (data?.data ?? []) : [];
  return {
    similar: found.find(({ id }) => !dismissed.includes(id)),
    dismiss: () => setDismissed([...dismissed, ...found.map(({ id }) => id)]),
  };
}
