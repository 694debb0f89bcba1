import { type SearchContract, searchOperations } from '@mijn/domain/search';
import { defineResource } from '../client/define-resource.ts';

/** Search over everything over a connection. */
export const searchOf = defineResource<SearchContract>(searchOperations);
