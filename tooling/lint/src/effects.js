/** Methods of elements and windows that may return a promise: browsers return one from the scrolling ones since 2026. */
const METHODS = new Set(['focus', 'blur', 'scroll', 'scrollBy', 'scrollIntoView', 'scrollTo']);

const EFFECTS = new Set(['useEffect', 'useLayoutEffect']);

function methodOf(expression) {
  const call = expression.type === 'ChainExpression' ? expression.expression : expression;
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return undefined;
  return call.callee.property.type === 'Identifier' ? call.callee.property.name : undefined;
}

function faultOfEffect(body) {
  const method = methodOf(body);
  if (method === undefined || !METHODS.has(method)) return undefined;
  return `React calls what an effect returns, and ${method}() may return a promise: put the call in braces.`;
}

export const effects = {
  meta: { type: 'problem', docs: { description: 'An effect returns its clean-up or nothing.' } },
  create: (context) => ({
    CallExpression({ callee, arguments: [effect] }) {
      if (callee.type !== 'Identifier' || !EFFECTS.has(callee.name)) return;
      if (effect?.type !== 'ArrowFunctionExpression' || effect.body.type === 'BlockStatement') return;
      const message = faultOfEffect(effect.body);
      if (message) context.report({ node: effect.body, message });
    },
  }),
};
