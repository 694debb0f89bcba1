/** Returns the parts of the name of a form field: `photos[0].alt` has three. A list of parts stays as it is. */
// oxlint-disable-next-line import/no-default-export -- Formik imports the default export of lodash
export default function toPath(name) {
  return Array.isArray(name)
    ? name
    : String(name)
        .split(/[.[\]]+/u)
        .filter(Boolean);
}
