import { createReadStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VIDEO_BYTES_MAX } from '@mijn/domain/limits';
import { videoTypes } from '@mijn/domain/uploads';
import { v7 as newId } from 'uuid';
import type { Calendar } from '../demo/dating/calendar.ts';
import { datedRows, type Row } from '../demo/dating/dated-rows.ts';
import { datedText } from '../demo/dating/dated-text.ts';
import { toCsv } from '../demo/dating/to-csv.ts';
import { type DemoReport, reports, type Sent } from '../demo/reports/story.ts';
import { requestReading } from './capabilities/documents/index.ts';
import { type Files, openFiles } from './capabilities/files/index.ts';
import { importFolder } from './capabilities/import/import-folder.ts';
import { insertStaged } from './modules/attachments/attachments.repository.ts';
import { ASSOCIATION, findWriter, stagePhotos } from './demo-writers.ts';
import { importers } from './modules/index.ts';
import { writeReport } from './modules/todos/reports/reports.service.ts';
import { follow, writeReaction, type Writer } from './modules/todos/timeline/timeline.service.ts';
import { inTransaction, type Queries } from './platform/database/index.ts';
import type { Foundation } from './platform/foundation.ts';

/** Returns the moment on the demo's own day of one that the story names. */
const momentOf = (calendar: Calendar, at: string): Date =>
  new Date(datedText(calendar, at, { near: at.slice(0, 10) }));

/** Stages the video of a member as an upload does. */
async function stageVideo(
  transaction: Queries,
  files: Files,
  { user_id, membership: { association_id } }: Writer,
  name: string,
  created_at: Date,
): Promise<string> {
  const source = createReadStream(new URL(`../demo/reports/${name}`, import.meta.url));
  const { hash: file_hash, byte_size, keep } = await files.receive(source, VIDEO_BYTES_MAX);
  await keep();
  const id = newId();
  const stored = { association_id, file_hash, extension: 'mp4', media_type: videoTypes.mp4 };
  await requestReading(transaction, stored, user_id);
  await insertStaged(transaction, { ...stored, id, user_id, name, byte_size, created_at });
  return id;
}

interface Story {
  foundation: Foundation;
  files: Files;
  calendar: Calendar;
}

/** Imports what the provider sent about a report, at its moment. */
async function importSent(
  { foundation, calendar }: Story,
  { at, todo, tasks = [], notes = [] }: Sent,
  { code, reference }: { code: string; reference: string },
): Promise<void> {
  const dated = datedRows(calendar, new Map());
  const item = dated({ association_code: ASSOCIATION, code, ...todo, is_visible_to_owners: 'yes' });
  const partOf = (row: Row): Row => dated({ association_code: ASSOCIATION, todo_code: code, ...row });
  // The number of the report is known only now, and is not moved.
  const sent = [
    ['todos.csv', [{ ...item, reported_reference: reference }]],
    ['todo-tasks.csv', tasks.map(partOf)],
    ['todo-notes.csv', notes.map(partOf)],
  ] as const;
  const folder = path.join(foundation.config.dataDir, 'demo-reports');
  await mkdir(folder, { recursive: true });
  try {
    for (const [name, rows] of sent) {
      if (rows.length > 0) await writeFile(path.join(folder, name), toCsv(rows));
    }
    const now = () => momentOf(calendar, at);
    await importFolder(importers, folder, { ...foundation, now }, () => undefined, { isAtOnce: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function addReport(story: Story, report: DemoReport): Promise<void> {
  const { foundation, files, calendar } = story;
  const { queries } = foundation.database;
  const { at, by, subject, place, text, photos, video, code, steps, followers } = report;
  const todo_id = newId();
  const reporter = await findWriter(queries, by);
  const { reference } = await inTransaction(queries, async (transaction) => {
    const now = momentOf(calendar, at);
    const staged = await stagePhotos(transaction, files, reporter, photos ?? [], now);
    const video_id = video === undefined ? null : await stageVideo(transaction, files, reporter, video, now);
    return writeReport(
      transaction,
      reporter,
      todo_id,
      { subject, place, text, photos: staged, video_id },
      now,
    );
  });
  for (const step of steps) {
    if ('todo' in step) {
      await importSent(story, step, { code, reference });
      continue;
    }
    const writer = await findWriter(queries, step.by);
    await inTransaction(queries, async (transaction) => {
      const now = momentOf(calendar, step.at);
      const staged = await stagePhotos(transaction, files, writer, step.photos ?? [], now);
      const form = { text: step.text, attachments: [], photos: staged };
      await writeReaction(transaction, writer, { todo_id, id: newId() }, form, now);
    });
  }
  const lastAt = momentOf(calendar, (steps.at(-1) ?? report).at);
  for (const email of followers) await follow(queries, await findWriter(queries, email), todo_id, lastAt);
}

/**
 * Adds the reports of members as they came about: members report and react, and the ordinary import takes two of the reports
 * over. Nobody follows one before its history is complete, so that nobody is mailed about it.
 */
export async function addDemoReports(foundation: Foundation, calendar: Calendar): Promise<void> {
  const files = openFiles(foundation.config, { hasBreaker: false });
  for (const report of reports) await addReport({ foundation, files, calendar }, report);
}
