/** A description of properties that fits everything. React does not check properties in a production build. */
const anything = () => anything;

export {
  anything as arrayOf,
  anything as bool,
  anything as node,
  anything as number,
  anything as object,
  anything as oneOfType,
  anything as string,
};
