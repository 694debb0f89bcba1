export { agendaOperations as agenda } from '@mijn/domain/agenda';
export type * from '@mijn/domain/agenda';
