import { apiRoot } from '../../shared/api/api-root.ts';

const associationEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    setAssociation: build.mutation<null, { id: string }>({
      query:
        ({ id }) =>
        ({ auth }, options) =>
          auth.setAssociation({ params: { association_id: id } }, options),
    }),
  }),
});

export const { useSetAssociationMutation } = associationEndpoints;
