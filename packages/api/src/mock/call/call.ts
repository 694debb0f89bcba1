export { holdContract } from './hold-contract.ts';
export { type MockedCall, mockCall, type Responder } from './mock-call.ts';
export { onePagePdfText } from './pdf-text.ts';
export { Refusal, refuse } from './refusal.ts';
export { keepRows, pageOf, searchedPage } from './rows.ts';
export { createOutage, inTurn, neverResponds } from './responders.ts';
export { idOf } from '../provider/ids.ts';
