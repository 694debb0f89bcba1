export {
  defineContract,
  type AnswerOf,
  type BodyOf,
  type Contract,
  type QueryOf,
  type Shape,
  type Shapes,
} from './contract.ts';
export {
  defineOperations,
  fillPath,
  type Operation,
  type Operations,
  type PathParamName,
  type PathParams,
  type ShapeOf,
} from './operation.ts';
