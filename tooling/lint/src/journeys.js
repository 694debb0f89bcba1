const methodOf = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.computed
    ? node.callee.property.name
    : undefined;

const objectOf = (node) => (methodOf(node) === undefined ? undefined : node.callee.object);

const isFunction = (node) => /^(?:ArrowFunction|Function)/u.test(node.type);

/** Returns the nodes in a node, without those in functions that run at another time. */
function* nodesIn(node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const part of node) yield* nodesIn(part);
    return;
  }
  if (typeof node.type !== 'string') return;
  yield node;
  if (isFunction(node)) return;
  for (const [key, part] of Object.entries(node)) if (key !== 'parent') yield* nodesIn(part);
}

/** The lint rule against waiting until the network is idle. The next call may begin a moment later. */
export const noNetworkIdle = {
  meta: {
    type: 'problem',
    docs: { description: 'A journey waits for what it shows, not for a quiet network.' },
  },
  create: (context) => ({
    Literal(node) {
      if (node.value === 'networkidle')
        context.report({
          node,
          message: 'A network may be idle before the last call begins. Wait for what follows from the calls.',
        });
    },
  }),
};

const SLEEP =
  'A sleep is too short on a busy machine, and too long on a quiet one. Move the clock of the page (page.clock), or wait for what would follow.';

/** Returns whether a call resolves a promise after some time: `setTimeout(resolve, 500)`. */
function isSleep(node) {
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'setTimeout') return false;
  const [callback, delay] = node.arguments;
  if (callback?.type !== 'Identifier' || delay === undefined) return false;
  for (let outer = node.parent; outer; outer = outer.parent) {
    const isPromise = outer.type === 'NewExpression' && outer.callee.name === 'Promise';
    if (isPromise && outer.arguments[0]?.params?.[0]?.name === callback.name) return true;
  }
  return false;
}

export const noSleep = {
  meta: { type: 'problem', docs: { description: 'A journey does not sleep.' } },
  create: (context) => ({
    CallExpression(node) {
      if (methodOf(node) === 'waitForTimeout' || isSleep(node)) context.report({ node, message: SLEEP });
    },
    ImportDeclaration(node) {
      if (/^(?:node:)?timers\/promises$/u.test(node.source.value)) context.report({ node, message: SLEEP });
    },
  }),
};

/** Actions that hit what is on the page now. Playwright waits for their element, which the page before may have too. */
const POINTER = new Set(['click', 'dblclick', 'tap', 'check', 'uncheck', 'press', 'hover', 'focus']);
const KEYBOARD = new Set(['press', 'type', 'insertText', 'down']);
/** The steps after which a page is drawn, but its scripts may not listen yet. */
const LOADS = new Set(['goto', 'reload']);
/** The steps after which the URL is new, and the screen may still be that of the page before. */
const MOVES = new Set(['goBack', 'goForward', 'waitForURL', 'toHaveURL']);

const isKey = (node) =>
  KEYBOARD.has(methodOf(node)) &&
  methodOf(objectOf(node)) === undefined &&
  objectOf(node)?.property?.name === 'keyboard';
const isPointer = (node) => POINTER.has(methodOf(node)) && !isKey(node);

const awaitedIn = ({ type, expression }) =>
  type === 'ExpressionStatement' && expression.type === 'AwaitExpression' ? expression.argument : undefined;

/** Returns whether a statement only declares, and waits for nothing. */
const isPlainDeclaration = (statement) =>
  statement.type === 'VariableDeclaration' &&
  ![...nodesIn(statement)].some(({ type }) => type === 'AwaitExpression');

function faultAfter(step, next) {
  const method = methodOf(step);
  if (isKey(next) && (LOADS.has(method) || MOVES.has(method)))
    return 'A key is lost before the page listens. Wait for the page first: expectStarted(page), or for the element with the focus.';
  if (isPointer(next) && MOVES.has(method))
    return 'The URL is new before the screen is, so this may hit the page before. Wait for something that only the new page has.';
  return undefined;
}

/** The lint rule against acting right after the URL has changed, or right after a load with a key. */
export const waitBeforeActing = {
  meta: { type: 'problem', docs: { description: 'A journey waits for a new page before it acts on it.' } },
  create(context) {
    const check = ({ body }) => {
      if (!Array.isArray(body)) return;
      let before;
      for (const statement of body) {
        if (isPlainDeclaration(statement)) continue;
        const step = awaitedIn(statement);
        const message = before && step && faultAfter(before, step);
        if (message) context.report({ node: statement, message });
        before = step;
      }
    };
    return { BlockStatement: check, Program: check };
  },
};

const measures = (node) => [...nodesIn(node)].some((part) => methodOf(part) === 'boundingBox');

function functionAround(node) {
  for (let outer = node.parent; outer; outer = outer.parent) if (isFunction(outer)) return outer;
  return undefined;
}

/** Returns whether a function is repeated until it passes: `expect(async () => …).toPass()`. */
const isRepeated = (around) =>
  around?.parent?.callee?.name === 'expect' && methodOf(around.parent.parent?.parent) === 'toPass';

function namesIn(pattern) {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left);
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap(({ value }) => (value ? namesIn(value) : []));
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
  return [];
}

const measuredIn = (body) =>
  new Set(
    [...nodesIn(body)]
      .filter(
        ({ type, init }) => type === 'VariableDeclarator' && init && !isFunction(init) && measures(init),
      )
      .flatMap(({ id }) => namesIn(id)),
  );

/** The lint rule against asserting a place that was measured once. A page still moves while it loads. */
export const pollGeometry = {
  meta: { type: 'problem', docs: { description: 'A journey measures until the place is right.' } },
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'expect') return;
      const [actual] = node.arguments;
      if (!actual || isFunction(actual)) return;
      const around = functionAround(node);
      if (isRepeated(around)) return;
      const measured = measuredIn(around?.body ?? {});
      const isMeasured = [...nodesIn(actual)].some(
        (part) => methodOf(part) === 'boundingBox' || (part.type === 'Identifier' && measured.has(part.name)),
      );
      if (isMeasured)
        context.report({
          node,
          message: 'The page may still move. Measure in expect.poll(…) or in expect(async () => …).toPass().',
        });
    },
  }),
};
