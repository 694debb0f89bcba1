import path from 'node:path';

/** A link of markdown to a file of the project. Addresses and the pages of Storybook (`?path=`) are something else. */
const LINK = /\]\((?!\w+:|\?|\/)(?<target>[^)#\s]*)(?:#(?<anchor>[^)\s]+))?\)/gu;

/** A file of `docs`, as comments and texts name it from the root of the project. A decision may have its number alone. */
const NAMED =
  /(?<![\w./-])(?<target>docs\/(?:decisions\/\d{4}(?![\w-])|[\w/-]+\.md))(?:#(?<anchor>[\w-]+))?/gu;

/** Nobody finds these in the project: sections of documents outside it, and numbers of issues. */
const OUTSIDE = /\b(?:specifications?|decisions|besluiten)[\s*/(-]+§|\bissues?[\s*]+#?\d/giu;

/** The files of the packages whose readers do not have the folder `docs`. */
const PUBLISHED = /^packages\/(?:api|api-conformance|domain)\/(?:README\.md|openapi\.json|src\/)/u;

/** The documents that a command writes, which need not be there. */
const WRITTEN = new Set(['docs/long-test.md']);

export const anchorsOf = (markdown) =>
  [...markdown.matchAll(/^#+ (.*)$|<a id="([^"]+)">/gmu)].map(
    ([, heading, id]) =>
      id ??
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
  );

const isMarkdown = (file) => /\.mdx?$/u.test(file);

function linksIn(file, text) {
  const links = isMarkdown(file) ? [...text.matchAll(LINK)] : [];
  const named = isMarkdown(file) ? text.replaceAll(LINK, '') : text;
  return [
    ...links.map(({ 0: link, groups: { target, anchor } }) => ({
      link: link.slice(1),
      target: target === '' ? file : path.posix.join(path.posix.dirname(file), target),
      anchor,
    })),
    ...[...named.matchAll(NAMED)].map(({ 0: link, groups: { target, anchor } }) => ({
      link,
      target,
      anchor,
    })),
  ];
}

/** Returns the faults of the links in a file. `find` returns the path of a file, also for the number of a decision; `read` returns its text. */
export function linkFaults(file, text, { find, read }) {
  const broken = linksIn(file, text).flatMap(({ link, target, anchor }) => {
    if (WRITTEN.has(target)) return [];
    const found = find(target);
    if (found === undefined) return [`${link}: there is no such file`];
    return anchor === undefined || anchorsOf(read(found)).includes(anchor)
      ? []
      : [`${link}: there is no such heading`];
  });
  const outside = [...text.matchAll(OUTSIDE)].map(([found]) => `“${found}” is not in the project`);
  const unread =
    PUBLISHED.test(file) && !/\.test\.\w+$/u.test(file)
      ? [...text.matchAll(NAMED)].map(([link]) => `${link}: readers of the package do not have it`)
      : [];
  return [...broken, ...outside, ...unread];
}
