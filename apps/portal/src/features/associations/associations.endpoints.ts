import { authOperations } from '@mijn/domain/auth';
import { apiRoot } from '../../shared/api/api-root.ts';
import { call } from '../../shared/api/call.ts';

const associationEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({ setAssociation: build.mutation(call(authOperations.setAssociation)) }),
});

export const { useSetAssociationMutation } = associationEndpoints;
