export { baseAddressFor } from '../client/base-address.ts';
export { sendEarlyCalls } from './early-calls.ts';
