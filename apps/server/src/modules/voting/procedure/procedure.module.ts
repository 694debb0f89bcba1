import { procedureContract } from '@mijn/domain/procedure/contract';
import { defineModule } from '../../define-module.ts';
import { getProcedure } from './procedure.service.ts';
import { decideProcedure, setAdjournment, undoProcedure } from './write-procedure.service.ts';

/** The module of how a meeting goes on: procedural motions and breaks (docs/product.md#procedure). */
export const procedureModule = defineModule({
  name: 'procedure',
  contract: procedureContract,
  access: { decideProcedure: 'session', undoProcedure: 'session', setAdjournment: 'session' },
  handlers: (services) => ({
    getProcedure: async ({ caller, params }) => getProcedure(services, caller, params),
    decideProcedure: async ({ caller, params, body, request }) =>
      decideProcedure(services, caller, params, body, request),
    undoProcedure: async ({ caller, params }) => undoProcedure(services, caller, params),
    setAdjournment: async ({ caller, params, body }) => setAdjournment(services, caller, params, body),
  }),
});
