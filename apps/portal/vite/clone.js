// oxlint-disable-next-line import/no-default-export -- Formik imports the default export of lodash
export default function clone(value) {
  if (Array.isArray(value)) return [...value];
  return typeof value === 'object' && value !== null ? { ...value } : value;
}
