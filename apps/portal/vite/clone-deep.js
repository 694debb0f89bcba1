// oxlint-disable-next-line import/no-default-export -- Formik imports the default export of lodash
export default function cloneDeep(value) {
  return structuredClone(value);
}
