import { drawText } from './draw-text.ts';
import { type Html, html, joined } from './html.ts';
import { nameOfRef, type Schema } from './open-api.ts';

const link = (ref: string): Html => html`<a href="#schema-${nameOfRef(ref)}">${nameOfRef(ref)}</a>`;

const json = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;

const range = (low: number | undefined, high: number | undefined, unit: string): string | undefined => {
  if (low === undefined && high === undefined) return undefined;
  if (high === undefined) return `at least ${low} ${unit}`;
  return low === undefined ? `at most ${high} ${unit}` : `${low} to ${high} ${unit}`;
};

function drawType(schema: Schema): Html {
  if (schema.$ref !== undefined) return link(schema.$ref);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(choices.map(drawType), ' or ');
  if (schema.const !== undefined) return json(schema.const);
  if (schema.items) return html`array of ${drawType(schema.items)}`;
  if (typeof schema.additionalProperties === 'object')
    return html`object with values ${drawType(schema.additionalProperties)}`;
  if (schema.contentMediaType !== undefined) return html`bytes`;
  const type = [schema.type ?? 'any value'].flat().join(' or ');
  return html`${type}${schema.format !== undefined && ` (${schema.format})`}`;
}

function drawRules(schema: Schema): Html[] {
  const values = schema.enum?.map(json);
  const rules: (Html | false | undefined)[] = [
    values && html`one of ${joined(values, ', ')}`,
    schema.default !== undefined && html`default ${json(schema.default)}`,
    ...[
      range(schema.minLength, schema.maxLength, 'characters'),
      range(schema.minimum, schema.maximum, ''),
      range(schema.minItems, schema.maxItems, 'items'),
      schema.uniqueItems && 'all different',
    ].map((rule) => (rule ? html`${rule.trim()}` : undefined)),
    schema.pattern !== undefined && html`pattern <code>${schema.pattern}</code>`,
  ];
  return rules.filter((rule) => rule !== undefined && rule !== false);
}

/** Draws type, limits and description of a field or a parameter. */
export const drawField = (name: string, schema: Schema, isRequired: boolean, where?: string): Html => {
  const inner = innerOf(schema);
  const rules = drawRules(schema);
  return html`<li>
    <p class="field">
      <code class="name">${name}</code> <span class="type">${where}${where && ', '}${drawType(schema)}</span>
      ${isRequired && html`<strong>required</strong>`}
    </p>
    ${rules.length > 0 && html`<p class="rules">${joined(rules, '; ')}</p>`}
    ${schema.description !== undefined && drawText(schema.description)}
    ${
      inner &&
      html`<details>
        <summary>Fields of ${name}</summary>
        ${drawFields(inner)}
      </details>`
    }
  </li>`;
};

const hasFields = (one: Schema | boolean | undefined): one is Schema =>
  typeof one === 'object' && one.properties !== undefined;

/** Returns the object that a field has itself, and not by the name of a schema. */
function innerOf(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  const within = [
    schema.items,
    schema.additionalProperties,
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  return within.find(hasFields);
}

/** Draws the fields of an object. What is no object is its type. */
export function drawFields(schema: Schema): Html {
  if (!schema.properties) {
    const inner = innerOf(schema);
    return html`<p>${drawType(schema)}</p>
      ${inner && drawFields(inner)}`;
  }
  const fields = Object.entries(schema.properties);
  return html`<ul class="fields">
      ${fields.map(([name, field]) => drawField(name, field, schema.required?.includes(name) ?? false))}
    </ul>
    ${schema.additionalProperties === false && html`<p class="rules">Other fields are refused.</p>`}`;
}

/** Draws a schema that has a name with its fields below it. */
export const drawNamed = (name: string, schema: Schema): Html =>
  html`<div id="schema-${name}" class="schema">
    <h3 id="name-${name}">${name}</h3>
    ${schema.description !== undefined && drawText(schema.description)} ${drawFields(schema)}
  </div>`;
