/**
 * Returns a function that gives the objects the properties back that they have now. It leaves symbols alone, and names
 * that begin with `__`, because with those modules mark that they have been loaded.
 */
export function keepProperties(objects) {
  const kept = objects.map((object) => [object, Object.getOwnPropertyDescriptors(object)]);
  return () => {
    for (const [object, before] of kept) {
      for (const name of Object.getOwnPropertyNames(object)) {
        if (name.startsWith('__')) continue;
        if (!Object.hasOwn(before, name)) Reflect.deleteProperty(object, name);
        else if (!isSame(Object.getOwnPropertyDescriptor(object, name), before[name]))
          Object.defineProperty(object, name, before[name]);
      }
      for (const name of Object.keys(before))
        if (!Object.hasOwn(object, name)) Object.defineProperty(object, name, before[name]);
    }
  };
}

const isSame = (one, other) => ['value', 'get', 'set'].every((key) => Object.is(one[key], other[key]));
