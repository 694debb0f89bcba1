import type { Importer } from '../importer.ts';
import { archiveDocumentsImporter } from './archive-documents.ts';
import { archiveGroupsImporter } from './archive-groups.ts';
import { associationsImporter } from './associations.ts';
import { formsImporter } from './forms.ts';
import { invoiceDecisionsImporter } from './invoice-decisions.ts';
import { invoicesImporter } from './invoices.ts';
import { meetingDocumentsImporter } from './meeting-documents.ts';
import { meetingsImporter } from './meetings.ts';
import { membershipsImporter } from './memberships.ts';
import { staffImporter } from './staff.ts';
import { todoAttachmentsImporter } from './todo-attachments.ts';
import { todoTasksImporter } from './todo-tasks.ts';
import { todosImporter } from './todos.ts';
import { usersImporter } from './users.ts';

/** Every file that a folder may have, each after those it refers to. */
export const importers: readonly Importer[] = [
  associationsImporter,
  usersImporter,
  membershipsImporter,
  staffImporter,
  archiveGroupsImporter,
  archiveDocumentsImporter,
  meetingsImporter,
  meetingDocumentsImporter,
  formsImporter,
  invoicesImporter,
  invoiceDecisionsImporter,
  todosImporter,
  todoTasksImporter,
  todoAttachmentsImporter,
];
