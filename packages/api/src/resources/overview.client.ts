import { type OverviewContract, overviewOperations } from '@mijn/domain/overview';
import { defineResource } from '../client/define-resource.ts';

/** The overview over a connection. */
export const overviewOf = defineResource<OverviewContract>(overviewOperations);
