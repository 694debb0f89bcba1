import { placeOf } from './places.js';

const ACTIONS = new Set(['press', 'dragMouse', 'touchScreen', 'dropFiles']);
const ACTORS = new Set(['userEvent', 'user', 'fireEvent']);

const POLLING = /^(?:waitFor|waitForElementToBeRemoved|find(?:All)?By\w+)$/u;

const MEASURES = /^(?:getBoundingClientRect|(?:client|offset|scroll)(?:Width|Height|Top|Left))$/u;

const MESSAGES = {
  expect:
    'This checks once, right after an action. Poll: `await waitFor(() => expect(…))`, or find the element with `findBy…`.',
  measure: 'This measures once, right after an action. Measure inside `waitFor`.',
  sleep: 'A story waits for what it needs, with `waitFor` or `findBy…`, and not for a time.',
};

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

const nameOf = (callee) =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression'
      ? callee.property.name
      : undefined;

/** Lists the nodes under a node, except for those in functions that it only passes on. */
function* nodesIn(node) {
  yield node;
  if (FUNCTIONS.has(node.type)) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') yield* nodesIn(child);
  }
}

const isCall = ({ type }) => type === 'CallExpression';

const isAction = ({ callee }) =>
  (callee.type === 'Identifier' && ACTIONS.has(callee.name)) ||
  (callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    ACTORS.has(callee.object.name));

const isPolling = ({ callee }) => POLLING.test(nameOf(callee) ?? '');

const hasAwait = (node) => [...nodesIn(node)].some(({ type }) => type === 'AwaitExpression');

function chainOf(node) {
  if (node.type === 'CallExpression') return chainOf(node.callee);
  if (node.type === 'MemberExpression') return [...chainOf(node.object), node.property.name];
  return node.type === 'Identifier' ? [node.name] : [];
}

/** Returns whether an assertion says that a function was not called. Polling would not make it stronger. */
const saysNothingHappened = (chain) =>
  chain.includes('not') && /^(?:toHaveBeen|toBeCalled|toHaveReturned)/u.test(chain.at(-1));

function faultAfterAction(statement) {
  const nodes = [...nodesIn(statement)];
  const assertion =
    statement.type === 'ExpressionStatement' && statement.expression.type === 'AwaitExpression';
  const chain = assertion ? chainOf(statement.expression.argument) : [];
  if (chain[0] === 'expect') return saysNothingHappened(chain) ? undefined : 'expect';
  return nodes.some(({ type, property }) => type === 'MemberExpression' && MEASURES.test(property.name))
    ? 'measure'
    : undefined;
}

/** After a statement that polls, the page has adapted to the action, so that what follows may check once. */
function checksOnceIn(statements) {
  const found = [];
  let hasActed = false;
  for (const statement of statements) {
    const calls = [...nodesIn(statement)].filter(isCall);
    if (calls.some(isAction)) hasActed = true;
    else if (hasActed && calls.some(isPolling)) hasActed = false;
    else if (hasActed) {
      const fault = faultAfterAction(statement);
      if (fault) {
        found.push({ statement, fault });
        hasActed = false;
      }
    }
  }
  return found;
}

/** The lint rule for the steps of stories: they wait until the page has adapted to an action, and never for a time. */
export const stories = {
  meta: {
    type: 'problem',
    fixable: 'code',
    docs: { description: 'The steps of a story wait for what they check, and never for a time.' },
    messages: MESSAGES,
  },
  create(context) {
    if (!placeOf(context.filename.replaceAll('\\', '/'))?.inside.endsWith('.stories.tsx')) return {};
    return {
      BlockStatement({ body }) {
        for (const { statement, fault } of checksOnceIn(body))
          context.report({
            node: statement,
            messageId: fault,
            fix:
              fault === 'expect' && !hasAwait(statement.expression.argument)
                ? (fixer) => {
                    const text = context.sourceCode.getText(statement.expression.argument);
                    return fixer.replaceText(statement.expression.argument, `waitFor(() => ${text})`);
                  }
                : undefined,
          });
      },
      CallExpression(node) {
        if (nameOf(node.callee) === 'setTimeout') context.report({ node, messageId: 'sleep' });
      },
    };
  },
};
