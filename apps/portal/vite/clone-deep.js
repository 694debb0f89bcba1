/** Copies the values of a form as a whole. They are plain objects, arrays, texts and booleans. */
// oxlint-disable-next-line import/no-default-export -- Formik imports the default export of lodash
export default function cloneDeep(value) {
  return structuredClone(value);
}
