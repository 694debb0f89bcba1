import { type ArchiveContract, archiveOperations } from '@mijn/domain/archive';
import { defineResource } from '../client/define-resource.ts';

/** The archive over a connection. */
export const archiveOf = defineResource<ArchiveContract>(archiveOperations);
