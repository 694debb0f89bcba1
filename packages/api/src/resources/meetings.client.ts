import { type MeetingsContract, meetingsOperations } from '@mijn/domain/meetings';
import { defineResource } from '../client/define-resource.ts';

/** The meetings and the calendar feed over a connection. */
export const meetingsOf = defineResource<MeetingsContract>(meetingsOperations);
