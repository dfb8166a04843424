import { components } from './data.ts';

const pages = new Map(components.map(({ name, docsId }) => [name, docsId]));

/** Makes a link of each component's name in backticks. */
export const linkComponents = (markdown: string) =>
  markdown.replaceAll(/`([A-Z]\w+)`/g, (code, name) =>
    pages.has(name) ? `[${name}](./?path=/docs/${pages.get(name)})` : code,
  );
