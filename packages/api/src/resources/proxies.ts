export { proxiesOperations as proxies } from '@mijn/domain/proxies';
export type * from '@mijn/domain/proxies';
