import path from 'node:path';
import { Converter } from 'typedoc';
import { entries } from './entries.js';

/** The folder that typedoc names modules from. */
const packagesFolder = path.resolve(import.meta.dirname, '../../packages');

const nameOf = (declarations) =>
  path
    .relative(packagesFolder, declarations)
    .replaceAll('\\', '/')
    .replace(/(?:\/index)?\.d\.ts$/u, '');

const specifiers = new Map(entries.map(({ specifier, declarations }) => [nameOf(declarations), specifier]));

export function load({ converter }) {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const child of project.children ?? []) child.name = specifiers.get(child.name) ?? child.name;
  });
}
