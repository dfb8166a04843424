import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

const printedIn = (layer: string) => (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layer]: { '@media': { print: rule } } } });

/** A print rule. `!important` in the first layer overrides every component. */
export const printed = printedIn(layers.reset);

/** A print rule for pages of the product, which the design system alone does not have. */
export const printedProduct = printedIn(layers.domain);
