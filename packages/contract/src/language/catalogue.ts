import type { Formats } from './formats.ts';

/** Creates the texts of each area, such as `forum`, in one language. */
export type Catalogue<Texts = Record<string, unknown>> = {
  [Area in keyof Texts]: (format: Formats) => Texts[Area];
};

export type TextsOf<AnyCatalogue extends Catalogue> = {
  [Area in keyof AnyCatalogue]: ReturnType<AnyCatalogue[Area]>;
};

/** Creates the texts of all areas. */
export function createTexts<AnyCatalogue extends Catalogue>(catalogue: AnyCatalogue, format: Formats) {
  const areas = Object.entries(catalogue).map(([area, create]) => [area, create(format)]);
  return Object.fromEntries(areas) as TextsOf<AnyCatalogue>;
}
