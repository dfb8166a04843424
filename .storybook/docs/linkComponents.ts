import { components } from './data.ts';

const pages = new Map(components.map(({ name, docsId }) => [name, docsId]));

/** Turns component names in backticks into links. */
export const linkComponents = (markdown: string) =>
  markdown.replaceAll(/`([A-Z]\w+)`/g, (code, name) =>
    pages.has(name) ? `[${name}](./?path=/docs/${pages.get(name)})` : code,
  );
