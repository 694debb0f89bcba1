import { sinceConvocationMarks } from '@mijn/domain/agenda';
import { decisionOutcomeTexts, votesByOptionText } from '@mijn/domain/decisions';
import { formatDate } from '@mijn/domain/formats';
import { type CsvColumns, csvOf } from '../../capabilities/lists/csv-value.ts';
import type { FiledDecision } from './decisions.repository.ts';

const dayOf = (day: string | null): string | null => day && formatDate(day);

const absentText = ({ absent_voidable_until, awaits_minutes }: FiledDecision): string | null =>
  awaits_minutes ? 'een maand na publicatie van de notulen' : dayOf(absent_voidable_until);

/** The columns of the file, by their headings. */
const columns: CsvColumns<FiledDecision> = [
  ['Nummer', ({ register_number }) => register_number],
  ['Nummer van de beheerder', ({ number }) => number],
  ['Datum', ({ decided_on }) => dayOf(decided_on)],
  ['Onderwerp', ({ title }) => title],
  ['Besluit', ({ wording }) => wording],
  ['Soort', ({ decision_kind }) => decision_kind],
  ['Uitslag', ({ outcome }) => decisionOutcomeTexts[outcome]],
  ['Voor', ({ votes_for, votes_by_option }) => (votes_by_option ? null : votes_for)],
  ['Tegen', ({ votes_against, votes_by_option }) => (votes_by_option ? null : votes_against)],
  ['Onthouding', ({ votes_abstained }) => votes_abstained],
  ['Aanwezig', ({ votes_present }) => votes_present],
  ['Bekend sinds', ({ published_on }) => dayOf(published_on)],
  ['Vernietigbaar tot en met', ({ voidable_until }) => dayOf(voidable_until)],
  ['Vernietigbaar voor wie er niet was', absentText],
  ['Geldt sinds', ({ in_force_since }) => dayOf(in_force_since)],
  ['Nu geldig', ({ is_in_force }) => (is_in_force ? 'ja' : 'nee')],
  ['Oproep', ({ since_convocation }) => since_convocation && sinceConvocationMarks[since_convocation]],
  ['Vervangen door', ({ superseded_by }) => superseded_by?.title ?? null],
  ['Vervangen op', ({ superseded_by }) => dayOf(superseded_by?.decided_on ?? null)],
  ['Ongeldig verklaard op', ({ annulled_on }) => dayOf(annulled_on)],
  ['Reden', ({ annulled_reason }) => annulled_reason],
  ['Stemmen per keuze', ({ votes_by_option }) => votes_by_option && votesByOptionText(votes_by_option)],
  ['Buiten vergadering', ({ is_outside_meeting }) => (is_outside_meeting ? 'ja' : 'nee')],
];

/** Returns the register as CSV, with a heading and a line for each decision. */
export const decisionsCsv = (decisions: readonly FiledDecision[]): string => csvOf(columns, decisions);
