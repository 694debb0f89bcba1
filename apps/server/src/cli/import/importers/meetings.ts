import { object } from 'yup';
import { importMeeting, meetings } from '../../../modules/meetings/index.ts';
import { code, day, moment, requiredText, text } from '../columns.ts';
import { defineImporter } from '../importer.ts';

export const meetingsImporter = defineImporter({
  name: 'meetings',
  known: meetings,
  columns: object({
    association_code: code(),
    code: code(),
    meeting_date: moment().required('is empty'),
    ends_at: moment(),
    concerns: requiredText(),
    client: text(),
    meeting_coach: text(),
    location: text(),
    budget_effective_date: day(),
    sent_date: day(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  async check({ values: { meeting_date, ends_at } }) {
    const isBackwards = ends_at !== undefined && Date.parse(ends_at) <= Date.parse(meeting_date);
    return isBackwards ? [{ column: 'ends_at', reason: 'must be later than meeting_date' }] : [];
  },
  async write({ id, values }, { queries, registry, now }) {
    const { association_code, meeting_date, ends_at, ...facts } = values;
    const { client, meeting_coach, location, budget_effective_date, sent_date } = facts;
    await importMeeting(queries, {
      association_id: registry.idOf('associations', association_code),
      id,
      code: facts.code,
      meeting_date: new Date(meeting_date),
      ends_at: ends_at === undefined ? null : new Date(ends_at),
      concerns: facts.concerns,
      client: client ?? null,
      meeting_coach: meeting_coach ?? null,
      location: location ?? null,
      budget_effective_date: budget_effective_date ?? null,
      sent_date: sent_date ?? null,
      changed_at: now,
    });
  },
});
