export {
  defineContract,
  type AnswerOf,
  type BodyOf,
  type Contract,
  type QueryOf,
  type Shape,
} from './contract.ts';
export {
  fillPath,
  type Operation,
  type Operations,
  type PathParamName,
  type PathParams,
} from './operation.ts';
