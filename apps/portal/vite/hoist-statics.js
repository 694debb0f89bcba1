/** Returns a component. React needs no copies of static fields of components that are functions. */
// oxlint-disable-next-line import/no-default-export -- Formik imports the default export of the library
export default function hoistStatics(component) {
  return component;
}
