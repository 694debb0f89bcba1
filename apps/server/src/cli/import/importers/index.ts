import type { Importer } from '../importer.ts';
import { archiveDocumentsImporter } from './archive-documents.ts';
import { archiveGroupsImporter } from './archive-groups.ts';
import { associationsImporter } from './associations.ts';
import { membershipsImporter } from './memberships.ts';
import { staffImporter } from './staff.ts';
import { usersImporter } from './users.ts';

/** Every file that a folder may have, each after those it refers to. */
export const importers: readonly Importer[] = [
  associationsImporter,
  usersImporter,
  membershipsImporter,
  staffImporter,
  archiveGroupsImporter,
  archiveDocumentsImporter,
];
